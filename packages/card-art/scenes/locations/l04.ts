import { location } from '../../src/draw/define.ts';

export default location({
  id: 'l04',
  title: 'The Chapel',
  description:
    'Coloured light falls from a rose window through a dark nave on to a golden organ and a kneeling monk with a candle.',
  palette: 'midnight',
  setting: 'chapel',
  mood: ['religion', 'prayer', 'light', 'music', 'indoor', 'song'],
  layers: [
    { bricks: { c: '#4a4f7a', floor: 580, ly: 190 } },
    { rose: { x: 240, y: 170, r: 130 } },
    { beam: { x: 240, y: 170, to: [160, 740], w: 150, w0: 90, o: 0.4 } },
    { icon: 'gi:pipe-organ', x: 360, y: 430, size: 250, tone: 'gold' },
    { arch: {} },
    { shape: 'M40 740L90 600H390L440 740Z', fill: ['#5a1f34', '#1a0810'] },
    {
      many: { icon: 'no:candle', glow: '#ffc24a' },
      at: [
        [100, 560, 110],
        [60, 610, 140],
        [420, 600, 140],
      ],
    },
    { monk: { x: 220, y: 690, h: 180 } },
  ],
});
