import { object } from '../../src/draw/define.ts';

export default object({
  id: 'o15',
  title: 'The Wolf Trap',
  description: 'Iron jaws lie open under autumn leaves on a forest path; a rabbit has stopped one step before them.',
  palette: 'moss',
  setting: 'forest',
  mood: ['trap', 'hunt', 'animal', 'metal', 'prison', 'forest', 'danger'],
  layers: [
    'sky',
    { pines: { y: 300, n: 3, h: 240 } },
    { ground: { y: 430 } },
    { path: { y: 400, x: 260 } },
    { moon: { x: 90, y: 90, r: 44 } },
    { wolfTrap: { x: 240, y: 540, w: 370 } },
    {
      many: { icon: 'no:fallen-leaf' },
      at: [
        [90, 600, 110, 20],
        [200, 660, 120, -30],
        [330, 640, 110, 60],
        [420, 560, 90, 10],
        [70, 470, 80, 80],
      ],
    },
    { icon: 'no:rabbit', x: 380, y: 380, size: 140, flip: true, ground: true },
    { grass: { n: 60, h: 60 } },
  ],
});
