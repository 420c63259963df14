import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-28',
  title: 'House swap',
  description:
    'A crooked manor and a castle pass each other in the sky, each hanging from a cluster of balloons; two people look up, one with a suitcase.',
  palette: 'dawn',
  setting: 'clouds',
  mood: ['wonder', 'travel', 'trick'],
  layers: [
    'sky',
    { rays: { x: 240, y: 420, o: 0.25 } },
    { clouds: { y: 460, n: 8, o: 0.7, s: 1.3 } },
    {
      many: { icon: 'no:balloon' },
      at: [
        [90, 90, 120, -14],
        [150, 60, 130],
        [210, 100, 120, 14],
      ],
    },
    { shape: 'M92 140L140 130M150 120V110M208 150L170 140', line: ['#e8d9b4', 3] },
    { townhouse: { x: 150, y: 350, w: 150, h: 150, lean: -6 } },
    {
      many: { icon: 'no:balloon', sat: 0.6 },
      at: [
        [290, 270, 110, -14],
        [350, 240, 120],
        [406, 280, 110, 14],
      ],
    },
    { tower: { x: 320, y: 560, w: 60, h: 130, lean: 5 } },
    { tower: { x: 390, y: 560, w: 70, h: 160, lean: 5 } },
    { clouds: { y: 610, n: 6, o: 0.8, s: 1.2 } },
    { hills: { y: 640, n: 1, amp: 20 } },
    { caller: { x: 130, y: 700, h: 110 } },
    { walker: { x: 230, y: 704, h: 110 } },
  ],
});
