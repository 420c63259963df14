import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd23',
  title: 'The Burning Library',
  description:
    'An open book lies before the shelves and great flames rise from its pages; paper-white birds fly out of the fire. A monk with a candle stands by, and a tipped bucket.',
  palette: 'ember',
  setting: 'library',
  mood: ['fire', 'loss', 'escape'],
  layers: [
    { shelves: { y0: -40, carpet: false } },
    { halo: { x: 240, y: 400, r: 340, c: '#ff9a2a', o: 0.9 } },
    {
      many: { icon: 'no:fire', emit: true, glow: '#ffae3a' },
      at: [
        [150, 400, 220],
        [330, 400, 220],
        [240, 340, 330],
      ],
    },
    { icon: 'no:open-book', x: 240, y: 570, size: 400, sy: 0.7 },
    {
      many: { icon: 'no:bird', sat: 0, hazeC: '#fff6e0', haze: 0.7 },
      at: [
        [100, 150, 90, -20],
        [360, 110, 100, -30],
        [410, 240, 70, -10],
        [220, 90, 70, -24],
      ],
    },
    { monk: { x: 100, y: 690, h: 150 } },
    { icon: 'no:bucket', x: 380, y: 670, size: 110, rot: -30 },
    { sparks: { n: 60, y: 250, r: 260 } },
  ],
});
