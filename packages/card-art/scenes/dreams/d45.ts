import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd45',
  title: 'The Apple Planet',
  description:
    'A red apple hangs in space with rings of peel round it; a worm-hole glows like a lit door and a snake with a telescope studies it from a small green world.',
  palette: 'rose',
  setting: 'void',
  mood: ['temptation', 'wonder', 'hunger'],
  layers: [
    'sky',
    { stars: { n: 220, h: 1.3 } },
    { icon: 'no:full-moon', x: 410, y: 90, size: 80 },
    { shape: 'M20 330C120 240 400 210 470 260C420 200 130 200 20 330Z', fill: ['#ffd0a0', '#a3302f'] },
    { icon: 'no:red-apple', x: 240, y: 260, size: 340, glow: '#ff8a7a', glowO: 0.5 },
    { shape: 'M20 330C110 400 390 360 470 260C430 350 120 430 20 330Z', fill: ['#ffe0b8', '#c2483a'] },
    { door: { x: 290, y: 300, h: 70, open: true } },
    { shape: 'M40 740C60 600 160 540 260 540C370 540 440 620 460 740Z', fill: ['#7ab050', '#1a3a1a'] },
    { icon: 'no:snake', x: 190, y: 560, size: 200 },
    { icon: 'no:telescope', x: 320, y: 530, size: 170 },
    { icon: 'no:green-apple', x: 400, y: 650, size: 80 },
  ],
});
