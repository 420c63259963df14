import { object } from '../../src/draw/define.ts';

export default object({
  id: 'o02',
  title: 'The Poison Bottle',
  description:
    'A green bottle with a skull on its label stands on an apothecary’s shelf among jars; a dead moth lies beside it.',
  palette: 'absinthe',
  setting: 'workshop',
  mood: ['potion', 'poison', 'death', 'medicine', 'glass', 'green', 'sickness', 'murder'],
  layers: [
    { planks: { c: '#2a5a44', lx: 150, ly: 200, floor: 560 } },
    { bench: { x: 240, y: 180, w: 500, h: 20 } },
    {
      many: { icon: 'no:jar', haze: 0.35 },
      at: [
        [70, 120, 120],
        [180, 126, 110],
        [300, 118, 120],
        [410, 124, 110],
      ],
    },
    { icon: 'no:test-tube', x: 410, y: 470, size: 150, haze: 0.2 },
    { halo: { x: 230, y: 420, r: 260, c: '#9affa0', o: 0.7 } },
    { icon: 'gi:poison-bottle', x: 230, y: 430, size: 340, tone: ['#eaffc8', '#1f7a4a'] },
    { bench: { x: 240, y: 590, w: 480, h: 140 } },
    { moth: { x: 390, y: 640, size: 130, rot: 40 } },
    { icon: 'no:mushroom', x: 80, y: 640, size: 110 },
  ],
});
