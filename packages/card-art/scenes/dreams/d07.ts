import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd07',
  title: 'The Fox Who Collected Doors',
  description:
    'Doors of all sizes stand about in a dark red wood, one of them open on daylight; a crowned fox lies before them with a golden key and a girl in white looks on.',
  palette: 'ember',
  setting: 'forest',
  mood: ['secret', 'theft', 'choice'],
  layers: [
    'sky',
    { moon: { x: 240, y: 110, r: 70 } },
    { pines: { y: 380, n: 2, h: 240 } },
    { door: { x: 90, y: 440, h: 160, c: '#5a3a6a' } },
    { mist: { y: 470, h: 120, o: 0.4 } },
    { ground: { y: 480 } },
    { door: { x: 370, y: 520, h: 280, open: true, light: '#cfeeff', c: '#8a4a24' } },
    { door: { x: 180, y: 560, h: 210, c: '#2a6a6a' } },
    { girl: { x: 90, y: 600, h: 120 } },
    { icon: 'gi:fox', x: 280, y: 580, size: 260, tone: ['#ffcf8a', '#c2481c'] },
    { icon: 'no:crown', x: 262, y: 440, size: 90, rot: -8 },
    { icon: 'no:key', x: 380, y: 650, size: 120, rot: 30, glow: '#ffc24a' },
    { grass: { n: 60, h: 60 } },
  ],
});
