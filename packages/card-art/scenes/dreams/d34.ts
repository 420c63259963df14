import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd34',
  title: 'The Candle Forest',
  description:
    'Tall candles grow among black trees with a deer whose antlers burn among them; a child carries a lantern past a toadstool and the moon is swollen gold.',
  palette: 'ember',
  setting: 'forest',
  mood: ['light', 'wonder', 'night'],
  layers: [
    'sky',
    { moon: { x: 240, y: 170, r: 110 } },
    { pines: { y: 430, n: 2, h: 200 } },
    { icon: 'no:candle', x: 80, y: 390, size: 260, haze: 0.45, glow: '#ffc24a' },
    { icon: 'no:candle', x: 396, y: 380, size: 280, haze: 0.35, glow: '#ffc24a' },
    { mist: { y: 540, o: 0.45, h: 140 } },
    { ground: { y: 590 } },
    { icon: 'no:deer', x: 265, y: 470, size: 300, ground: true },
    {
      many: { icon: 'no:fire', emit: true, glow: '#ffc24a' },
      at: [
        [205, 322, 76],
        [268, 324, 64],
      ],
    },
    { icon: 'no:candle', x: 440, y: 600, size: 280, glow: '#ffc24a' },
    { icon: 'no:mushroom', x: 366, y: 656, size: 100 },
    { child: { x: 105, y: 682, h: 160, c: '#2a6a8a' } },
  ],
});
