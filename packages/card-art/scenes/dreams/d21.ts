import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd21',
  title: 'The Clockwork Heart',
  description:
    'A copper-red heart the size of a room is set among turning gears; a man on a ladder winds it with a golden key as if it were a clock.',
  palette: 'sepia',
  setting: 'clockwork',
  mood: ['love', 'machine', 'work'],
  layers: [
    'sky',
    { halo: { x: 240, y: 320, r: 330, o: 0.7 } },
    { gears: { n: 11 } },
    { icon: 'no:anatomical-heart', x: 230, y: 310, size: 400, glow: '#ff7a4a' },
    { icon: 'no:gear', x: 190, y: 350, size: 110 },
    { icon: 'no:gear', x: 262, y: 290, size: 80 },
    { icon: 'no:key', x: 370, y: 330, size: 190, rot: 130 },
    { ladder: { from: [430, 720], to: [390, 350], w: 24, w2: 16 } },
    { climber: { x: 412, y: 520, h: 160, c: '#4fb6b0' } },
    { ground: { y: 670 } },
    { icon: 'no:screwdriver', x: 110, y: 660, size: 120, rot: 30 },
    { icon: 'no:black-cat', x: 250, y: 660, size: 100, rim: 1 },
  ],
});
