import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd09',
  title: 'The King of Cards',
  description:
    'A playing card as tall as a house stands on a red and black board; its king in ermine, a sword behind his head, steps out over the edge. A lady in black looks up and a die lies by.',
  palette: 'blood',
  setting: 'chess',
  mood: ['power', 'war', 'fall'],
  layers: [
    'sky',
    { moon: { x: 90, y: 110, r: 54 } },
    { clouds: { y: 400, n: 7, o: 0.5 } },
    { chess: { y: 440 } },
    {
      group: [
        {
          shape: 'M90 110Q90 92 108 92H330Q348 92 348 110V520H90Z',
          fill: ['#f0e0c4', '#8a6a48'],
        },
        { shape: 'M130 150c-26 -34 -58 2 0 40c58 -38 26 -74 0 -40Z', fill: ['#e0303a', '#7a0f1a'] },
      ],
      rot: -12,
      about: [220, 330],
    },
    { shape: 'M140 640Q300 600 480 650Q320 690 140 640Z', fill: '#0d0306', opacity: 0.7, blur: 8 },
    {
      group: [
        {
          shape: 'M150 150Q150 130 170 130H400Q420 130 420 150V600Q420 620 400 620H170Q150 620 150 600Z',
          fill: ['#fbf2e0', '#b89a70'],
        },
        { shape: 'M172 152H398V598H172Z', line: ['#a3121f', 4] },
        {
          shape: 'M198 186c-26 -34 -58 2 0 40c58 -38 26 -74 0 -40ZM372 566c-26 34 -58 -2 0 -40c58 38 26 74 0 40Z',
          fill: ['#e0303a', '#7a0f1a'],
        },
      ],
      rot: 6,
      about: [285, 380],
    },
    { broadsword: { x: 300, y: 290, size: 330, rot: 64 } },
    { king: { x: 270, y: 668, h: 430, c: '#8a1f34' } },
    { lady: { x: 76, y: 700, h: 200, c: '#1c1420', c2: '#8a1424' } },
    { icon: 'no:game-die', x: 410, y: 664, size: 130, rot: 18, ground: true },
  ],
});
