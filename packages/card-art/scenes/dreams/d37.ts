import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd37',
  title: 'The Orchard of Bulbs',
  description:
    'Light bulbs ripen on a tree at night; a man on a ladder picks one and a girl in white watches below, beside a basket.',
  palette: 'midnight',
  setting: 'garden',
  mood: ['harvest', 'light', 'work'],
  layers: [
    'sky',
    { stars: { n: 90 } },
    { hills: { y: 520, n: 2 } },
    { tree: { x: 420, y: 650, h: 330 } },
    { halo: { x: 210, y: 290, r: 280, c: '#ffe08a', o: 0.6 } },
    { tree: { x: 200, y: 650, h: 500 } },
    {
      many: { icon: 'no:light-bulb', emit: true, glow: '#ffe08a', glowR: 0.9 },
      at: [
        [110, 340, 90, 180],
        [190, 270, 80, 180],
        [270, 330, 96, 180],
        [210, 390, 80, 180],
        [330, 260, 70, 180],
        [430, 420, 60, 180],
        [376, 390, 54, 180],
        [80, 240, 60, 180],
      ],
    },
    { ladder: { from: [330, 690], to: [280, 330], w: 26, w2: 16 } },
    { climber: { x: 306, y: 520, h: 160, c: '#8a4a2a' } },
    { girl: { x: 110, y: 700, h: 140 } },
    { icon: 'no:basket', x: 410, y: 664, size: 150, ground: true },
    { grass: { n: 60, h: 60 } },
  ],
});
