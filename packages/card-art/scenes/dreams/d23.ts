import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd23',
  title: 'The Burning Library',
  description:
    'Great flames rise from the pages of an open book before the shelves, and folded paper birds fly up out of them; a monk with a candle looks on beside a bucket that has tipped over.',
  palette: 'ember',
  setting: 'library',
  mood: ['fire', 'loss', 'escape'],
  layers: [
    { shelves: { y0: -40, carpet: false } },
    { halo: { x: 240, y: 400, r: 380, c: '#ff9a2a', o: 0.9 } },
    { fire: { x: 250, y: 500, w: 330, h: 430, n: 7 } },
    {
      shape:
        'M96 190l60 -34l-14 44l-46 -10ZM98 186l-46 -40l66 8ZM380 120l66 -30l-18 44l-48 -14ZM382 116l-42 -46l66 12ZM396 268l44 -26l-10 34l-34 -8ZM398 264l-34 -30l50 6ZM186 84l44 -24l-12 32l-32 -8ZM188 80l-32 -32l48 8ZM60 320l36 -20l-8 26l-28 -6ZM62 316l-28 -24l40 6Z',
      fill: ['#fffaf0', '#f0c890'],
    },
    { icon: 'no:open-book', x: 240, y: 556, size: 430, sy: 0.62 },
    { fire: { x: 250, y: 520, w: 180, h: 190, n: 5 } },
    { shape: 'M-10 640Q240 600 490 640V740H-10Z', fill: ['#5a2410', '#140505'] },
    { monk: { x: 96, y: 704, h: 190 } },
    { icon: 'no:bucket', x: 392, y: 668, size: 130, rot: -64, ground: true },
    { shape: 'M330 690C300 700 250 698 220 712C270 722 330 716 350 704Z', fill: '#8ac8e0', opacity: 0.7 },
    { sparks: { n: 70, y: 240, r: 280 } },
  ],
});
