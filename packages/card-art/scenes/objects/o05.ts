import { object } from '../../src/draw/define.ts';

export default object({
  id: 'o05',
  title: 'The Axe',
  description:
    'An axe is buried in a tree stump in a dark wood under the moon; split logs and red leaves lie round it.',
  palette: 'moss',
  setting: 'forest',
  mood: ['sharp', 'tree', 'forest', 'work', 'metal', 'war', 'murder'],
  layers: [
    'sky',
    { moon: { x: 120, y: 120, r: 50 } },
    { pines: { y: 380, n: 2, h: 240 } },
    { mist: { y: 460, h: 140, o: 0.5 } },
    { ground: { y: 540 } },
    { shape: 'M120 740L150 560Q240 530 330 560L370 740Z', fill: ['#8a6038', '#2a1a0c'] },
    { shape: 'M150 562a90 26 0 1 0 180 0a90 26 0 1 0 -180 0Z', fill: ['#f0d8a0', '#a87a44'] },
    {
      shape: 'M190 562a50 14 0 1 0 100 0a50 14 0 1 0 -100 0M215 562a25 7 0 1 0 50 0a25 7 0 1 0 -50 0',
      line: ['#8a5a2c', 3],
    },
    { icon: 'no:axe', x: 150, y: 410, size: 400, rot: 164 },
    {
      many: { icon: 'no:wood' },
      at: [
        [70, 660, 130, -12],
        [420, 670, 130, 14],
      ],
    },
    {
      many: { icon: 'no:maple-leaf' },
      at: [
        [330, 640, 70, 20],
        [160, 690, 60, -30],
        [400, 560, 60, 60],
      ],
    },
  ],
});
