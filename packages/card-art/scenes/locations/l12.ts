import { location } from '../../src/draw/define.ts';

export default location({
  id: 'l12',
  title: 'The Clock Tower',
  description:
    'We look up past a huge lit clock face to its bell; a tiny man sits on the minute hand, roofs and birds far below.',
  palette: 'sepia',
  setting: 'city',
  mood: ['time', 'height', 'city', 'machine', 'outdoor', 'metal'],
  layers: [
    'sky',
    { stars: { n: 40 } },
    { clouds: { y: 470, n: 7, o: 0.6 } },
    { city: { y: 640, n: 2 } },
    { shape: 'M90 740L120 150H360L390 740Z', fill: ['#b89868', '#2a1808'] },
    { shape: 'M100 150L240 -30L380 150Z', fill: ['#6a4420', '#1a0c04'] },
    { shape: 'M200 150V90Q240 50 280 90V150Z', fill: ['#1a0c04', '#3a2008'] },
    { icon: 'no:bell', x: 240, y: 116, size: 80 },
    { halo: { x: 240, y: 340, r: 260, c: '#ffe0a0', o: 0.7 } },
    { clockFace: { x: 240, y: 340, r: 140, face: '#fff2cf', hour: 0.93, minute: 0.26 } },
    { sitter: { x: 320, y: 342, h: 110, c: '#3a4a7a' } },
    { shape: 'M210 740V600Q240 566 270 600V740Z', fill: '#1a0c04' },
    { birds: { x: 100, y: 560, n: 8, r: 110 } },
    { birds: { x: 420, y: 240, n: 5, r: 50 } },
  ],
});
