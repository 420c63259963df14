import { object } from '../../src/draw/define.ts';

export default object({
  id: 'o14',
  title: 'The Cleaver',
  description:
    'A cleaver stuck in a butcher’s block between tomato and garlic under a lamp; bacon hangs above and a hungry hound sits waiting below.',
  palette: 'ember',
  setting: 'kitchen',
  mood: ['food', 'sharp', 'metal', 'hunger', 'murder', 'feast', 'work'],
  layers: [
    { bricks: { c: '#a24a2a', lx: 120, ly: 200, floor: 800 } },
    { lamp: { x: 90, y: 150, r: 26 } },
    { rope: { from: [150, 40], to: [490, 60], sag: 16, w: 8, c: '#5a3416' } },
    {
      many: { icon: 'no:bacon' },
      at: [
        [230, 110, 130, 80],
        [330, 120, 130, 100],
      ],
    },
    { icon: 'no:poultry-leg', x: 426, y: 120, size: 130, rot: 20 },
    { shape: 'M40 540H440L420 740H60Z', fill: ['#c8925a', '#4a2a14'] },
    { shape: 'M46 470H434L454 506H26Z', fill: ['#e0b074', '#c8925a'] },
    { meatCleaver: { x: 226, y: 420, size: 390, rot: 20 } },
    { shape: 'M26 504H454V556H26Z', fill: ['#f0c488', '#a8703c'] },
    { shape: 'M60 520H200M260 528H420M120 540H300', line: ['#b07a44', 3] },
    { icon: 'no:tomato', x: 380, y: 470, size: 120 },
    { icon: 'no:garlic', x: 74, y: 468, size: 90 },
    { shape: 'M90 504C110 540 100 590 112 640', line: ['#a81c24', 9] },
    { dog: { x: 380, y: 636, size: 190 } },
  ],
});
