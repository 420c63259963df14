import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd50',
  title: 'The Sleepwalking House',
  description:
    'A cottage walks over the hills on two bare legs with its bed on the roof and its owner asleep in it; a watchman’s lantern follows the footprints.',
  palette: 'midnight',
  setting: 'night',
  mood: ['sleep', 'travel', 'lonely'],
  layers: [
    'sky',
    { stars: { n: 140 } },
    { moon: { x: 110, y: 120, r: 60, phase: 0.3 } },
    { hills: { y: 470, n: 2, amp: 60 } },
    {
      shape:
        'M190 470C180 540 140 560 120 640H180C190 580 230 540 240 470ZM290 470C310 540 360 560 350 650H410C410 570 360 530 345 470Z',
      fill: ['#f0c8a8', '#7a4a34'],
    },
    { shape: 'M90 640Q130 620 190 640V662H90ZM340 650Q380 630 440 652V672H340Z', fill: ['#f0c8a8', '#7a4a34'] },
    { townhouse: { x: 260, y: 490, w: 230, h: 160, lit: 0.6, lean: -5 } },
    { dreamer: { x: 246, y: 186, h: 110, c: '#3a6a9a', ground: false } },
    { icon: 'no:candle', x: 350, y: 150, size: 70, glow: '#ffc24a' },
    {
      many: { icon: 'no:footprints', opacity: 0.7, dark: '#4a5a8a', shade: 0, rim: 0 },
      at: [
        [60, 680, 70, 80],
        [20, 700, 60, 80],
      ],
    },
    { child: { x: 430, y: 700, h: 110, c: '#8a2f3a' } },
    { grass: { n: 70, h: 60 } },
  ],
});
