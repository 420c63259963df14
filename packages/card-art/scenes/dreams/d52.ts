import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd52',
  title: 'The Magician’s Sea',
  description:
    'A top hat the size of an island stands brim-up on a violet sea and a whale leaps out of it; the magician in a rowing boat has dropped his wand.',
  palette: 'violet',
  setting: 'shore',
  mood: ['magic', 'trick', 'wonder'],
  layers: [
    'sky',
    { stars: { n: 100 } },
    { moon: { x: 400, y: 100, r: 50 } },
    { clouds: { y: 300, n: 5, o: 0.4 } },
    { sea: { y: 450, lx: 400 } },
    { icon: 'no:whale', x: 230, y: 240, size: 380, rot: -30 },
    { shape: 'M110 420H330L350 600H90Z', fill: ['#3a3450', '#0a0814'] },
    { shape: 'M60 420a160 40 0 1 0 320 0a160 40 0 1 0 -320 0Z', fill: ['#4a4468', '#14101e'] },
    { shape: 'M104 414a116 24 0 1 0 232 0a116 24 0 1 0 -232 0Z', fill: '#05030a' },
    { shape: 'M100 520H340L344 560H96Z', fill: ['#c2384a', '#5a1424'] },
    { icon: 'no:whale', x: 230, y: 240, size: 380, rot: -30, clipY: 412 },
    { waves: { y: 570, n: 3 } },
    { boat: { x: 390, y: 610, w: 150 } },
    { caller: { x: 390, y: 606, h: 120, ground: false, c: '#1c1428' } },
    { icon: 'no:magic-wand', x: 130, y: 650, size: 110, rot: 20 },
    { icon: 'no:joker', x: 270, y: 670, size: 90, rot: -16 },
  ],
});
