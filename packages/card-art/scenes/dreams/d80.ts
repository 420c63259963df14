import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd80',
  title: 'The Cyclist on the Moon Road',
  description:
    'A bicycle with moons for wheels climbs the sky on a ribbon of light that starts at a bridge, an owl perched behind the rider, his long scarf flying; a child with a lantern looks up.',
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
      group: [
        { shape: 'M150 326H214M160 326L180 420', line: ['#1a1230', 8] },
        { shape: 'M236 250C200 236 160 286 100 262C50 244 10 286 -60 262', line: ['#1a6a5a', 18] },
        { shape: 'M236 250C200 236 160 286 100 262C50 244 10 286 -60 262', line: ['#5fe3c0', 13] },
        {
          shape: 'M180 420L268 430L240 324L356 328L268 430M180 420L244 340M394 420L350 300L366 284M350 300L330 296',
          line: ['#1a1230', 10],
        },
        { sitter: { x: 238, y: 316, h: 160, c: '#c2384a', rot: 16 } },
      ],
      about: [180, 420],
      rot: -37,
    },
    { owl: { x: 92, y: 318, size: 130, rot: -8 } },
    { bridge: { y: 560, c: '#1a1622' } },
    { waves: { y: 680, n: 2 } },
    { icon: 'no:balloon', x: 410, y: 120, size: 110 },
    { child: { x: 390, y: 540, h: 110 } },
  ],
});
