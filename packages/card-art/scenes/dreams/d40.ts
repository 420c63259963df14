import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd40',
  title: 'The Fisherman’s Stars',
  description:
    'An angler on the edge of a crescent moon has hooked a burning star out of the dark sea; his canoe drifts below and smaller stars jump like fish.',
  palette: 'midnight',
  setting: 'shore',
  mood: ['patience', 'hope', 'wonder'],
  layers: [
    'sky',
    { stars: { n: 150 } },
    { moon: { x: 150, y: 190, r: 120, phase: 0.3 } },
    { sea: { y: 450, lx: 320 } },
    { angler: { x: 170, y: 260, h: 150 } },
    { rope: { from: [335, 124], to: [350, 400], sag: 10, w: 2, c: '#fff2c4' } },
    { icon: 'no:glowing-star', x: 350, y: 450, size: 170, emit: true, glow: '#ffe08a', reflect: 530 },
    { ripples: { x: 350, y: 540, r: 110 } },
    {
      many: { icon: 'no:star', emit: true, glow: '#ffe08a' },
      at: [
        [90, 520, 60, 20],
        [430, 600, 50, -20],
        [220, 610, 56, 40],
      ],
    },
    { icon: 'no:canoe', x: 120, y: 640, size: 190, sat: 0.7 },
    { waves: { y: 660, n: 2 } },
  ],
});
