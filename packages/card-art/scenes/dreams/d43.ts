import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd43',
  title: 'The Sword Lake',
  description:
    'From a green lake rises an arm as tall as a tower and holds a sword across the moon; a man in grey stands in a small boat, a crowned frog on a leaf among lotus flowers.',
  palette: 'absinthe',
  setting: 'shore',
  mood: ['power', 'magic', 'courage'],
  layers: [
    'sky',
    { stars: { n: 60 } },
    { moon: { x: 250, y: 180, r: 110 } },
    { mountains: { y: 380, n: 2, snow: false } },
    { pond: { y: 430 } },
    { shape: 'M232 330L226 90L244 36L262 90L256 330Z', fill: ['#ffffff', '#8aa8a4'] },
    { shape: 'M244 60V330', line: ['#5a7a78', 5] },
    { shape: 'M176 324Q244 350 312 324L318 342Q244 370 170 342Z', fill: ['#ffe08a', '#a8742a'] },
    { shape: 'M234 350H254V440H234Z', fill: ['#7a3a2a', '#3a1a10'] },
    { shape: 'M244 436a15 15 0 1 0 0.1 0Z', fill: ['#ffe08a', '#a8742a'] },
    { arm: { from: [268, 660], to: [246, 400], sleeve: '#e8f4e0', cuff: '#ffd35c', skin: 'pale', s: 1.5 } },
    { ripples: { x: 262, y: 570, r: 170, n: 5 } },
    { waves: { y: 606, n: 2, s: 0.7 } },
    { boat: { x: 96, y: 600, w: 180 } },
    { watcher: { x: 92, y: 592, h: 130, ground: false, c: '#8a93a0' } },
    { waves: { y: 634, n: 1, s: 0.7 } },
    { shape: 'M280 690C280 664 440 656 470 684C470 712 290 716 280 690Z', fill: ['#6aa848', '#1f4a2a'] },
    { frog: { x: 380, y: 640, size: 120 } },
    { icon: 'no:crown', x: 358, y: 590, size: 48, rot: -8 },
    {
      many: { icon: 'no:lotus' },
      at: [
        [440, 640, 110],
        [180, 680, 120, -6],
      ],
    },
    { waves: { y: 706, n: 1, s: 0.7 } },
  ],
});
