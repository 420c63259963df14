import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd61',
  title: 'The Crab Who Bought the Moon',
  description:
    'A red crab as large as a boat drags the full moon up the beach on a chain; a gentleman in a top hat stands by with a full sack, and coins lie in the sand.',
  palette: 'midnight',
  setting: 'shore',
  mood: ['greed', 'power', 'heavy'],
  layers: [
    'sky',
    { stars: { n: 160 } },
    { sea: { y: 360, lx: 330 } },
    { shape: 'M-10 480Q240 430 490 500V740H-10Z', fill: ['#a8a0b8', '#2a2440'] },
    { moon: { x: 340, y: 340, r: 150 } },
    { shape: 'M200 380C260 430 420 440 486 380', line: ['#4a4a58', 16] },
    { shape: 'M200 380C260 430 420 440 486 380', line: ['#b8bcc8', 7] },
    { shape: 'M180 500Q330 440 490 490V560H180Z', fill: ['#8a84a8', '#4a4468'] },
    { shape: 'M214 470C220 430 214 400 204 384', line: ['#4a4a58', 16] },
    { shape: 'M214 470C220 430 214 400 204 384', line: ['#b8bcc8', 7] },
    { icon: 'no:crab', x: 160, y: 540, size: 320, rot: -4, ground: true },
    { moneyBag: { x: 340, y: 640, size: 150 } },
    { gent: { x: 420, y: 706, h: 190, flip: true } },
    {
      shape:
        'M250 690a24 10 0 1 0 48 0a24 10 0 1 0 -48 0ZM200 704a20 9 0 1 0 40 0a20 9 0 1 0 -40 0ZM60 692a26 11 0 1 0 52 0a26 11 0 1 0 -52 0ZM130 712a18 8 0 1 0 36 0a18 8 0 1 0 -36 0ZM284 712a20 8 0 1 0 40 0a20 8 0 1 0 -40 0Z',
      fill: ['#ffe08a', '#b87a1c'],
    },
    { grass: { n: 20, h: 40 } },
  ],
});
