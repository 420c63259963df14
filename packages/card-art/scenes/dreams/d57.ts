import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd57',
  title: 'The Pumpkin Coach',
  description:
    'A pumpkin with a lit door and windows rolls downhill on cart wheels, mice in harness; a girl in a ball gown has lost her shoe on the road and the tower clock shows midnight.',
  palette: 'ember',
  setting: 'night',
  mood: ['late', 'magic', 'hurry', 'feast'],
  layers: [
    'sky',
    { stars: { n: 70 } },
    { tower: { x: 390, y: 480, w: 90, h: 280 } },
    { clockFace: { x: 390, y: 280, r: 34, face: '#fff0d0', hour: 0.99, minute: 0.0 } },
    { hills: { y: 470, n: 2, amp: 50 } },
    { halo: { x: 210, y: 430, r: 280, c: '#ff9a2a', o: 0.6 } },
    { jackOLantern: { x: 212, y: 430, size: 360, rot: -6 } },
    {
      many: { icon: 'gi:cartwheel', tone: 'brown', back: false },
      at: [
        [120, 560, 150, 20],
        [310, 540, 150, 50],
      ],
    },
    { rope: { from: [110, 500], to: [40, 600], sag: 10, w: 3 } },
    {
      many: { icon: 'no:mouse', flip: true },
      at: [
        [60, 620, 100],
        [20, 660, 90],
      ],
    },
    { path: { y: 560, x: 330 } },
    { bride: { x: 400, y: 690, h: 190, c: '#7ac8e0', flip: true } },
    { icon: 'no:high-heeled-shoe', x: 270, y: 680, size: 90, glow: true },
  ],
});
