import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd80',
  title: 'The Cyclist on the Moon Road',
  description:
    'A bicycle with moons for wheels crosses the sky on a ribbon of light that starts at a bridge; an owl rides behind and the cyclist’s scarf unrolls to the ground.',
  palette: 'violet',
  setting: 'bridge',
  mood: ['travel', 'freedom', 'night', 'joy'],
  layers: [
    'sky',
    { stars: { n: 170 } },
    {
      shape:
        'M-20 620C120 560 180 420 330 330C400 290 440 240 500 120L500 170C450 280 410 320 350 360C210 450 160 590 -20 670Z',
      fill: ['#fff6ff', '#a87ae0'],
      opacity: 0.85,
    },
    { moon: { x: 180, y: 420, r: 76 } },
    { moon: { x: 350, y: 290, r: 76 } },
    {
      shape: 'M180 420L250 310L330 240L350 290M250 310L270 400L180 420M270 400L330 250M300 236L350 226',
      line: ['#1a1230', 11],
    },
    { sitter: { x: 232, y: 306, h: 170, c: '#c2384a', rot: -24 } },
    { shape: 'M224 220C150 200 120 260 90 330C70 400 60 480 80 560', line: ['#5fe3c0', 14] },
    { icon: 'no:owl', x: 130, y: 290, size: 120 },
    { bridge: { y: 560, c: '#1a1622' } },
    { waves: { y: 680, n: 2 } },
    { icon: 'no:balloon', x: 410, y: 120, size: 110 },
    { child: { x: 390, y: 540, h: 110 } },
  ],
});
