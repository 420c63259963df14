import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd62',
  title: 'The Saxophone Jungle',
  description:
    'Golden saxophones hang in a dark jungle among palms and vines; butterflies fly about, a spotted leopard stands below, and a parrot sits above an explorer.',
  palette: 'absinthe',
  setting: 'garden',
  mood: ['song', 'wild', 'hunt'],
  layers: [
    'sky',
    { halo: { x: 280, y: 260, r: 300, c: '#ffe08a', o: 0.6 } },
    { icon: 'no:palm-tree', x: 60, y: 330, size: 360, haze: 0.3 },
    { icon: 'no:palm-tree', x: 430, y: 350, size: 330, haze: 0.3, flip: true },
    {
      shape: 'M240 -20C200 80 280 160 220 260M420 -20C440 60 380 120 410 200M70 -20C60 60 110 120 90 180',
      line: ['#1d5a3a', 12],
    },
    { icon: 'no:saxophone', x: 240, y: 330, size: 340, rot: -8 },
    { icon: 'no:saxophone', x: 400, y: 240, size: 170, rot: 20, flip: true },
    { icon: 'no:saxophone', x: 90, y: 230, size: 150, rot: -20 },
    {
      many: { icon: 'no:butterfly' },
      at: [
        [340, 130, 70, 20],
        [300, 80, 60, -20],
        [150, 100, 60, 10],
      ],
    },
    { ground: { y: 590 } },
    { leopard: { x: 150, y: 600, size: 280 } },
    { icon: 'no:parrot', x: 390, y: 500, size: 130 },
    { gent: { x: 370, y: 690, h: 150, c: '#a8824a' } },
    {
      many: { icon: 'no:hibiscus' },
      at: [
        [60, 690, 90],
        [270, 690, 90],
        [440, 680, 90],
      ],
    },
    { foliage: { n: 30 } },
  ],
});
