import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd45',
  title: 'The Apple Planet',
  description:
    'A red apple hangs in space with a snake wound round it like a ring and a lit door in its skin; from a little green world an astronomer in a top hat studies it by telescope.',
  palette: 'rose',
  setting: 'void',
  mood: ['temptation', 'wonder', 'hunger'],
  layers: [
    'sky',
    { stars: { n: 220, h: 1.3 } },
    { moon: { x: 410, y: 80, r: 36 } },
    { snake: { d: 'M420 300C440 200 330 150 230 170', w: 44, head: [0, -400, 0] } },
    { icon: 'no:red-apple', x: 240, y: 270, size: 350, shade: 0, haze: 0.04 },
    { shape: 'M300 110C340 220 340 330 270 440', line: ['#4a0a1a', 60], opacity: 0.18, blur: 14 },
    { door: { x: 200, y: 290, h: 90, open: true } },
    {
      snake: {
        d: 'M420 300C440 400 300 440 190 410C100 386 50 330 70 260C80 220 90 200 96 180',
        w: 46,
        head: [98, 176, -70],
      },
    },
    { shape: 'M-10 740C40 590 160 560 250 560C370 560 440 620 490 740Z', fill: ['#7ab050', '#1a3a1a'] },
    { tree: { x: 80, y: 640, h: 120, leaf: '#4a8a3a' } },
    { icon: 'no:telescope', x: 300, y: 540, size: 190 },
    { gent: { x: 380, y: 660, h: 150, flip: true } },
    { icon: 'no:green-apple', x: 190, y: 660, size: 80, rot: -14, ground: true },
  ],
});
