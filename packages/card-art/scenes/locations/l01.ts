import { location } from '../../src/draw/define.ts';

export default location({
  id: 'l01',
  title: 'The Lighthouse',
  description:
    'A striped lighthouse on a rock throws its beam over a teal sea; a sailing boat leans into the waves below.',
  palette: 'sea',
  setting: 'shore',
  mood: ['sea', 'light', 'outdoor', 'height', 'water', 'storm', 'lonely'],
  layers: [
    'sky',
    { stars: { n: 60 } },
    { clouds: { y: 300, n: 7, o: 0.6, s: 1.2 } },
    { sea: { y: 430, lx: 150 } },
    { beam: { x: 300, y: 150, to: [-60, 260], w: 90, o: 0.8, c: '#fff2b8' } },
    { beam: { x: 300, y: 150, to: [560, 90], w: 60, o: 0.6, c: '#fff2b8' } },
    { shape: 'M170 620C200 540 240 520 300 512C370 520 420 560 450 640L480 740H120Z', fill: ['#3a5a5a', '#041014'] },
    { lighthouse: { x: 300, y: 540, h: 440 } },
    { icon: 'no:sailboat', x: 110, y: 520, size: 150, rot: -8 },
    { waves: { y: 590, n: 4 } },
    { birds: { x: 120, y: 150, n: 7, r: 90, c: '#dff6ee' } },
  ],
});
