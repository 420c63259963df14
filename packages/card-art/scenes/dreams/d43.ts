import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd43',
  title: 'The Sword Lake',
  description:
    'From a green lake rises an arm as tall as a tower, holding up a sword across the moon; a man in grey stands in a small boat among lotus flowers and a frog.',
  palette: 'absinthe',
  setting: 'shore',
  mood: ['power', 'magic', 'courage'],
  layers: [
    'sky',
    { stars: { n: 60 } },
    { moon: { x: 250, y: 140, r: 100 } },
    { mountains: { y: 380, n: 2, snow: false } },
    { pond: { y: 430 } },
    { icon: 'gi:broadsword', x: 250, y: 210, size: 380, tone: ['#ffffff', '#7a9a94'], rot: -45 },
    { arm: { from: [262, 640], to: [250, 390], sleeve: '#e8f4e0', cuff: '#ffd35c', skin: 'pale', s: 1.4 } },
    { ripples: { x: 258, y: 560, r: 160, n: 5 } },
    { waves: { y: 596, n: 3, s: 0.7 } },
    { boat: { x: 100, y: 600, w: 170 } },
    { watcher: { x: 100, y: 596, h: 120, ground: false, c: '#8a93a0' } },
    {
      many: { icon: 'no:lotus' },
      at: [
        [360, 610, 120],
        [430, 680, 100],
        [250, 690, 90],
      ],
    },
    { icon: 'no:frog', x: 370, y: 690, size: 80 },
    { icon: 'no:crown', x: 410, y: 330, size: 90, rot: 20 },
  ],
});
