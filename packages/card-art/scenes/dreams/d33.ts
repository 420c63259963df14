import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd33',
  title: 'The Pawn’s Journey',
  description:
    'A pawn with a red knapsack stands on an endless chequered plain under heavy clouds; a white queen waits on the horizon before the sun and footprints lead up to it.',
  palette: 'bone',
  setting: 'chess',
  mood: ['voyage', 'courage', 'hope'],
  layers: [
    'sky',
    { sun: { x: 370, y: 330, r: 60, c: '#f0c35a' } },
    { clouds: { y: 200, n: 6, o: 0.5 } },
    { chess: { y: 400 } },
    { icon: 'gi:chess-queen', x: 372, y: 370, size: 120, tone: 'white', haze: 0.2 },
    { shape: 'M190 560L-30 730L-60 690L-20 700L-40 660L0 680L0 640L30 670L160 540Z', fill: '#0d0d11', opacity: 0.7 },
    { icon: 'fe:chess-pawn', x: 230, y: 430, size: 320 },
    { icon: 'no:backpack', x: 168, y: 450, size: 130, rot: -6 },
    {
      many: { icon: 'no:footprints', opacity: 0.6, dark: '#3a3a46', shade: 0, rim: 0 },
      at: [
        [330, 640, 80, 40],
        [390, 690, 90, 40],
      ],
    },
    { icon: 'gi:chess-knight', x: 60, y: 420, size: 110, tone: 'black', haze: 0.3 },
  ],
});
