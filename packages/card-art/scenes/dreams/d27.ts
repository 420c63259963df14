import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd27',
  title: 'The Ferryman’s Coffin',
  description:
    'An open coffin is poled over black water by a hooded ferryman with a red lantern; a raven rides the prow and coins sink beneath it.',
  palette: 'bone',
  setting: 'shore',
  mood: ['death', 'voyage', 'payment'],
  layers: [
    'sky',
    { moon: { x: 240, y: 160, r: 90 } },
    { mountains: { y: 380, n: 2, snow: false } },
    { pond: { y: 420 } },
    { mist: { y: 430, h: 120, o: 0.6 } },
    { shape: 'M310 130L330 700', line: ['#4a3a2c', 8] },
    { group: [{ icon: 'gi:hooded-figure', x: 290, y: 380, size: 250, tone: ['#3a3a48', '#0a0a10'], rim: 1 }] },
    { shape: 'M40 470L96 438H380L448 470L410 556H86Z', fill: ['#a8703c', '#3a2010'] },
    { shape: 'M40 470L96 438H380L448 470L380 486H100Z', fill: ['#e8d0d8', '#6a5a68'] },
    { shape: 'M180 520h60M210 500v46', line: ['#f0c35a', 9] },
    {
      shape: 'M-10 560C80 540 140 556 240 560C340 564 420 548 490 560V740H-10Z',
      fill: ['#4a4a58', '#0d0d11'],
      opacity: 0.92,
    },
    { raven: { x: 84, y: 396, size: 140, flip: true } },
    { icon: 'no:red-paper-lantern', x: 410, y: 400, size: 110, glow: '#ff7a3a', emit: true },
    {
      many: { icon: 'no:coin' },
      at: [
        [120, 620, 70, 20],
        [200, 680, 56, -30],
        [300, 640, 50, 60],
      ],
    },
    { ripples: { x: 230, y: 566, r: 200, n: 4 } },
  ],
});
