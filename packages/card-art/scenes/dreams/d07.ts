import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd07',
  title: 'The Fox Who Collected Doors',
  description:
    'Doors of all sizes stand about in a dark red wood, one open on daylight; a crowned fox sits before them with a golden key in its teeth and a girl in white looks on.',
  palette: 'ember',
  setting: 'forest',
  mood: ['secret', 'theft', 'choice'],
  layers: [
    'sky',
    { moon: { x: 120, y: 120, r: 64 } },
    { pines: { y: 380, n: 2, h: 240 } },
    { door: { x: 60, y: 450, h: 170, c: '#5a3a6a' } },
    { door: { x: 200, y: 430, h: 120, c: '#8a6a2a' } },
    { mist: { y: 470, h: 120, o: 0.4 } },
    { ground: { y: 480 } },
    { door: { x: 396, y: 540, h: 330, open: true, light: '#cfeeff', c: '#8a4a24' } },
    { fox: { x: 262, y: 490, size: 350 } },
    { icon: 'no:crown', x: 236, y: 330, size: 96, rot: -10 },
    { icon: 'no:key', x: 96, y: 470, size: 100, rot: -40, glow: '#ffc24a' },
    { door: { x: 40, y: 760, h: 250, c: '#2a6a6a' } },
    { girl: { x: 160, y: 690, h: 130 } },
    { grass: { n: 60, h: 60 } },
  ],
});
