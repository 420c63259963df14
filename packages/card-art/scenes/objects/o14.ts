import { object } from '../../src/draw/define.ts';

export default object({
  id: 'o14',
  title: 'The Cleaver',
  description:
    'A cleaver stuck in a butcher’s block beside tomato and garlic; bacon hangs above and a hungry dog waits below.',
  palette: 'ember',
  setting: 'kitchen',
  mood: ['food', 'sharp', 'metal', 'hunger', 'murder', 'feast', 'work'],
  layers: [
    { bricks: { c: '#a24a2a', lx: 150, ly: 200, floor: 800 } },
    { rope: { from: [0, 50], to: [480, 60], sag: 20, w: 8, c: '#5a3416' } },
    {
      many: { icon: 'no:bacon' },
      at: [
        [80, 130, 120, 80],
        [190, 140, 120, 100],
      ],
    },
    { icon: 'no:poultry-leg', x: 400, y: 130, size: 120, rot: 20 },
    { shape: 'M40 540H440L420 740H60Z', fill: ['#d8a468', '#5a3418'] },
    { shape: 'M30 520H450V560H30Z', fill: ['#f0c488', '#a8703c'] },
    { icon: 'gi:meat-cleaver', x: 210, y: 450, size: 370, tone: 'silver', rot: 52 },
    { icon: 'no:tomato', x: 360, y: 500, size: 110 },
    { icon: 'no:garlic', x: 90, y: 510, size: 80 },
    { icon: 'no:dog', x: 390, y: 650, size: 150 },
  ],
});
