import { location } from '../../src/draw/define.ts';

export default location({
  id: 'l13',
  title: 'The Theatre',
  description:
    'From behind the scenes: one actor with two masks in the limelight, red curtains on both sides and a dark house with an empty chair.',
  palette: 'blood',
  setting: 'stage',
  mood: ['theatre', 'trick', 'dance', 'song', 'indoor', 'red', 'light'],
  layers: [
    'sky',
    { beam: { x: 240, y: -40, to: [240, 620], w: 190, w0: 20, o: 0.8 } },
    { halo: { x: 240, y: 560, r: 260, o: 0.6 } },
    { curtains: { c: '#b8202c' } },
    { icon: 'no:performing-arts', x: 240, y: 220, size: 230 },
    { rope: { from: [200, 0], to: [200, 150], sag: 0, w: 3 } },
    { rope: { from: [290, 0], to: [290, 190], sag: 0, w: 3 } },
    { caller: { x: 240, y: 640, h: 230, c: '#f2e2c8' } },
    { icon: 'no:chair', x: 90, y: 650, size: 160 },
    {
      many: { icon: 'no:light-bulb', emit: true, glow: '#ffe0a0' },
      at: [
        [170, 690, 50],
        [240, 696, 50],
        [310, 690, 50],
        [380, 684, 50],
      ],
    },
  ],
});
