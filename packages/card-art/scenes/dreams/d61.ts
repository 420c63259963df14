import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd61',
  title: 'The Crab Who Bought the Moon',
  description:
    'A red crab as large as a boat drags the full moon up the beach on a chain; a banker with a money bag counts the coins left in the sand.',
  palette: 'midnight',
  setting: 'shore',
  mood: ['greed', 'power', 'heavy'],
  layers: [
    'sky',
    { stars: { n: 160 } },
    { sea: { y: 360, lx: 330 } },
    { shape: 'M-10 480Q240 430 490 500V740H-10Z', fill: ['#a8a0b8', '#2a2440'] },
    { moon: { x: 340, y: 360, r: 140 } },
    { shape: 'M200 500Q340 460 490 500V560H190Z', fill: ['#8a84a8', '#4a4468'] },
    { icon: 'no:crab', x: 150, y: 540, size: 290 },
    { rope: { from: [220, 500], to: [330, 300], sag: 40, c: '#8a8a94', w: 10 } },
    { icon: 'no:chains', x: 300, y: 400, size: 120, rot: 30 },
    { gent: { x: 410, y: 690, h: 160, flip: true } },
    { icon: 'no:money-bag', x: 330, y: 650, size: 120 },
    {
      many: { icon: 'no:coin' },
      at: [
        [240, 680, 50, 20],
        [60, 690, 56, -20],
        [280, 720, 44, 60],
      ],
    },
  ],
});
