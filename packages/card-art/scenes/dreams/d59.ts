import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd59',
  title: 'The Telephone to the Dead',
  description:
    'In a graveyard stands an old red telephone as tall as a chapel; its cord runs down into an open grave, and a figure in black reaches up for the hanging receiver beside a candle.',
  palette: 'violet',
  setting: 'grave',
  mood: ['grief', 'news', 'longing'],
  layers: [
    'sky',
    { moon: { x: 390, y: 120, r: 60 } },
    { baretrees: { xs: [40], h: 600 } },
    { hills: { y: 470, n: 2 } },
    { graves: { y: 500, n: 7 } },
    { telephone: { x: 260, y: 330, size: 440 } },
    {
      shape: 'M134 426C110 470 170 480 150 520C136 550 100 560 120 600C140 630 170 640 180 690',
      line: ['#2a0a14', 12],
    },
    { shape: 'M134 426C110 470 170 480 150 520C136 550 100 560 120 600C140 630 170 640 180 690', line: ['#b8283a', 7] },
    { shape: 'M90 650L330 640L370 740H60Z', fill: ['#2a1c14', '#05030a'] },
    { shape: 'M120 662L306 654L330 740H100Z', fill: '#05030a' },
    { shape: 'M150 660C160 680 170 690 176 712', line: ['#b8283a', 7] },
    { icon: 'no:headstone', x: 400, y: 600, size: 150, rot: 4 },
    { icon: 'no:candle', x: 440, y: 670, size: 80, glow: '#ffc24a', ground: true },
    { caller: { x: 72, y: 690, h: 200, c: '#1c1428' } },
    { mist: { y: 700, h: 100, o: 0.4 } },
    { grass: { n: 50, h: 50 } },
  ],
});
