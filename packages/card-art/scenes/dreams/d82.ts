import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd82',
  title: 'The Tornado Pantry',
  description:
    'A whirlwind has entered the pantry and carries bread, grapes, a ham, cheese, a carrot and a knife round and round; a figure in white is lifted off the floor, hat flying, and a rat watches.',
  palette: 'sepia',
  setting: 'kitchen',
  mood: ['storm', 'hunger', 'danger', 'feast'],
  layers: [
    { planks: { lx: 240, ly: 300 } },
    { bench: { x: 240, y: 90, w: 500, h: 10 } },
    {
      many: { icon: 'no:jar', haze: 0.25 },
      at: [
        [60, 50, 80],
        [150, 52, 76],
        [420, 50, 80],
      ],
    },
    { icon: 'no:bread', x: 90, y: 210, size: 170, rot: -30 },
    { icon: 'no:grapes', x: 410, y: 230, size: 140, rot: 30 },
    { icon: 'no:kitchen-knife', x: 360, y: 390, size: 170, rot: -50 },
    {
      shape:
        'M30 150C60 100 430 96 456 150C450 240 340 310 312 400C290 490 320 560 250 690C236 600 214 520 190 430C166 330 60 250 30 150Z',
      fill: ['#f2e8d0', '#7a6a4a'],
      opacity: 0.78,
    },
    { shape: 'M60 150C90 118 400 116 428 150C400 184 90 186 60 150Z', fill: ['#4a3a20', '#8a7650'], opacity: 0.8 },
    {
      shape:
        'M44 190C130 250 360 250 440 186M70 240C150 292 340 290 406 232M104 292C170 336 320 332 366 284M136 340C190 378 300 374 336 330M158 392C200 424 290 420 314 380M180 446C214 470 280 466 304 432M196 500C222 520 282 516 302 484M212 556C232 572 280 568 296 540M226 610C242 622 272 618 282 596',
      line: ['#8a7650', 9],
      opacity: 0.7,
    },
    {
      shape:
        'M60 206C140 262 350 260 424 206M90 262C160 310 330 308 386 254M120 312C180 354 310 350 350 306M150 368C194 402 296 398 324 354M172 422C206 448 286 444 308 406M190 476C218 496 282 492 302 460',
      line: ['#fffaf0', 5],
      opacity: 0.85,
    },
    { icon: 'no:meat-on-bone', x: 250, y: 190, size: 160, rot: 40 },
    { icon: 'no:cheese-wedge', x: 176, y: 320, size: 120, rot: -20 },
    { icon: 'no:carrot', x: 120, y: 420, size: 120, rot: 50 },
    { icon: 'no:hot-pepper', x: 300, y: 470, size: 90, rot: 100 },
    { shape: 'M150 230C210 262 300 260 350 228M136 344C190 380 240 372 280 360', line: ['#fffaf0', 7], opacity: 0.8 },
    { faller: { x: 120, y: 580, h: 240, c: '#f2ece0', rot: -20 } },
    { shape: 'M-10 694Q240 664 490 694V740H-10Z', fill: ['#5a3a1c', '#130c05'] },
    { bench: { x: 410, y: 610, w: 200, h: 130 } },
    { icon: 'no:rat', x: 410, y: 566, size: 120 },
  ],
});
