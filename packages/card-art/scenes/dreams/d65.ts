import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd65',
  title: 'The Map of Veins',
  description:
    'A map on a red cloth has veins for rivers and a beating heart for a capital; a hand drives a dagger through it so that blood runs over the edge, and a tiny ship sails down an artery.',
  palette: 'blood',
  setting: 'table',
  mood: ['blood', 'voyage', 'murder', 'search'],
  layers: [
    { damask: { x: 80, y: 120 } },
    { table: { y: 200, c: '#7a1020' } },
    {
      group: [
        {
          shape: 'M40 180C140 160 340 200 440 170C450 320 430 480 446 640C330 660 160 630 40 650C50 480 30 330 40 180Z',
          fill: ['#f6e2b8', '#b8905a'],
        },
        {
          shape:
            'M240 400C200 350 140 340 100 280C80 250 90 220 80 190M240 400C280 340 340 330 380 270C400 240 396 210 410 190M240 420C200 470 150 490 110 550C90 590 100 620 80 640M250 420C300 470 340 480 380 540C400 580 396 610 410 640M150 345C130 380 90 390 60 400M330 320C370 340 400 350 436 350',
          line: ['#b01828', 9],
        },
        { shape: 'M180 480C170 520 180 560 170 600M320 490C330 530 310 570 330 620', line: ['#3a5aa8', 6] },
      ],
    },
    { icon: 'no:anatomical-heart', x: 242, y: 400, size: 170, glow: '#ff5a5a' },
    { group: [{ ship: { x: 350, y: 290, size: 100 } }] },
    { icon: 'no:compass', x: 110, y: 580, size: 120 },
    { icon: 'fe:dagger', x: 380, y: 500, size: 280, rot: -30, shade: 0.8 },
    { arm: { from: [560, 640], to: [424, 446], sleeve: '#2a1a2a', cuff: '#d9a83f', skin: 'pale', s: 1.4 } },
    {
      shape: 'M330 610C310 640 320 670 290 690C260 706 200 690 190 720H380C380 690 350 640 330 610Z',
      fill: ['#d8283a', '#6a0a18'],
    },
    { icon: 'no:candle', x: 70, y: 130, size: 170, glow: '#ffc24a' },
    { icon: 'no:magnifying-glass-tilted-left', x: 150, y: 300, size: 150, rot: 10, shade: 0.7 },
  ],
});
