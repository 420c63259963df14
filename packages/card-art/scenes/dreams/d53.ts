import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd53',
  title: 'The Scorpion Clock',
  description:
    'A scorpion bigger than a horse bears a clock for a body; a small figure in white runs from it past a cactus over the burning dunes.',
  palette: 'ember',
  setting: 'desert',
  mood: ['danger', 'late', 'fear', 'hurry'],
  layers: [
    'sky',
    { sun: { x: 110, y: 150, r: 70 } },
    { dunes: { y: 440, n: 3 } },
    { icon: 'no:scorpion', x: 260, y: 340, size: 460, flip: true },
    { clockFace: { x: 262, y: 380, r: 92, face: '#fff0d0', hour: 0.56, minute: 0.97 } },
    { shape: 'M180 300a40 30 0 0 1 60 -30ZM344 300a40 30 0 0 0 -60 -30Z', fill: ['#ffd25e', '#a84a1a'] },
    { shape: 'M-10 600Q200 560 490 620V740H-10Z', fill: ['#d9702f', '#3a0c10'] },
    { runner: { x: 100, y: 690, h: 160, c: '#f2ece0', flip: true } },
    { icon: 'no:cactus', x: 420, y: 610, size: 150 },
    { icon: 'no:bed', x: 300, y: 680, size: 90, rot: 10 },
  ],
});
