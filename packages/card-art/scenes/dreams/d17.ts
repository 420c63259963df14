import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd17',
  title: 'Breakfast on the Volcano',
  description:
    'The crater of a volcano is a frying pan with a giant egg in it; a cook on a long ladder salts it while ash falls on a laid table.',
  palette: 'ember',
  setting: 'peaks',
  mood: ['hunger', 'fire', 'danger'],
  layers: [
    'sky',
    { clouds: { y: 110, n: 7, o: 0.7, s: 1.4, c: '#5a2a2a' } },
    { halo: { x: 250, y: 220, r: 280, c: '#ff7a2a', o: 0.9 } },
    {
      shape:
        'M-40 740C40 640 96 520 110 440C118 400 140 340 130 266H374C364 340 380 380 390 430C404 520 450 640 520 740Z',
      fill: ['#6a5460', '#1c1218'],
      line: ['#ff9a4a', 4],
    },
    {
      shape:
        'M170 290C176 360 130 420 150 500C156 540 120 580 110 640C150 600 186 560 184 500C180 440 220 400 216 300ZM270 290C260 350 300 390 290 460C284 510 320 540 316 610C346 560 340 500 334 450C330 400 316 360 320 296Z',
      fill: ['#ffd25e', '#d9401a'],
    },
    { shape: 'M120 262a130 44 0 1 0 260 0a130 44 0 1 0 -260 0Z', fill: ['#3a3438', '#0c0a0c'] },
    {
      shape: 'M150 256C150 226 230 222 260 224C330 222 360 244 340 270C320 296 170 296 150 256Z',
      fill: ['#ffffff', '#e0d4c8'],
    },
    { shape: 'M210 252a46 20 0 1 0 92 0a46 20 0 1 0 -92 0Z', fill: ['#ffd84a', '#e0901a'] },
    { ladder: { from: [420, 690], to: [350, 270], w: 24, w2: 14 } },
    { climber: { x: 376, y: 430, h: 140, c: '#f2ece0' } },
    { icon: 'no:salt', x: 350, y: 180, size: 90, rot: 150 },
    { table: { y: 640, c: '#5fd0c5' } },
    { icon: 'no:fork-and-knife-with-plate', x: 140, y: 640, size: 170 },
    { icon: 'no:hot-pepper', x: 300, y: 670, size: 110 },
    { sparks: { n: 60, y: 150, r: 220 } },
  ],
});
