import { object } from '../../src/draw/define.ts';

export default object({
  id: 'o02',
  title: 'The Poison Bottle',
  description:
    'A green bottle with a skull on its label stands on an apothecary’s bench among jars; green drops have spilled and a dead moth lies beside them.',
  palette: 'absinthe',
  setting: 'workshop',
  mood: ['potion', 'poison', 'death', 'medicine', 'glass', 'green', 'sickness', 'murder'],
  layers: [
    { planks: { c: '#2a5a44', lx: 150, ly: 200, floor: 560 } },
    { bench: { x: 240, y: 160, w: 500, h: 20 } },
    {
      many: { icon: 'no:jar', haze: 0.35 },
      at: [
        [60, 96, 130],
        [170, 104, 110],
        [420, 100, 120],
      ],
    },
    { icon: 'fe:skull', x: 300, y: 108, size: 100, haze: 0.3 },
    { halo: { x: 230, y: 400, r: 300, c: '#9affa0', o: 0.6 } },
    { shape: 'M-10 600H490V640H-10Z', fill: ['#8a6a44', '#3a2414'] },
    { shape: 'M-10 640H490V740H-10Z', fill: ['#3a2414', '#0c0806'] },
    { icon: 'no:test-tube', x: 400, y: 530, size: 170, rot: -20 },
    { poisonBottle: { x: 220, y: 430, size: 380 } },
    { shape: 'M330 616C360 606 440 610 450 626C440 640 350 640 330 630Z', fill: ['#b8ffb0', '#2f8a4e'] },
    { moth: { x: 380, y: 660, size: 130, rot: 70 } },
    { icon: 'no:mushroom', x: 66, y: 584, size: 120, rot: -8 },
  ],
});
