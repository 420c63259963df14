import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd79',
  title: 'The Swan’s Funeral',
  description:
    'A white swan draws a bier of flowers under a grey bridge; mourners with umbrellas line the parapet and a bell hangs silent from a bough.',
  palette: 'bone',
  setting: 'bridge',
  mood: ['grief', 'death', 'love', 'calm'],
  layers: [
    'sky',
    { clouds: { y: 150, n: 7, o: 0.6, s: 1.2 } },
    { baretrees: { xs: [462], y: 350, h: 420 } },
    { pond: { y: 500 } },
    { bridge: { y: 330, c: '#2a2832' } },
    { lady: { x: 110, y: 312, h: 110, c: '#14141a', c2: '#14141a' } },
    { gent: { x: 200, y: 300, h: 110, c: '#14141a' } },
    { lady: { x: 300, y: 302, h: 110, c: '#2a1c24', c2: '#3a3a44' } },
    { bough: { y: 150, flip: false } },
    { rope: { from: [74, 190], to: [74, 250], sag: 2, w: 3 } },
    { icon: 'no:bell', x: 74, y: 286, size: 100 },
    { boat: { x: 330, y: 600, w: 240, c: '#3a3a44' } },
    { icon: 'no:bouquet', x: 330, y: 540, size: 160 },
    { icon: 'no:candle', x: 410, y: 530, size: 100, glow: '#ffc24a' },
    { rope: { from: [230, 590], to: [170, 590], sag: 20, w: 3, c: '#e8e4dc' } },
    { icon: 'no:swan', x: 110, y: 570, size: 210, flip: true, reflect: 650 },
    {
      many: { icon: 'no:wilted-flower' },
      at: [
        [250, 680, 70, 80],
        [400, 680, 60, 60],
      ],
    },
  ],
});
