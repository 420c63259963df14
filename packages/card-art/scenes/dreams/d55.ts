import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd55',
  title: 'The Wedding Under the Ice',
  description:
    'Seen from below the ice: a bride and her bouquet sink slowly among bubbles, a ring falls past her, and above the guests’ skates still circle.',
  palette: 'ice',
  setting: 'deep',
  mood: ['love', 'loss', 'cold', 'death'],
  layers: [
    'deepsea',
    {
      shape: 'M-10 -10H490V130C420 110 340 150 260 126C180 104 100 150 -10 120Z',
      fill: ['#ffffff', '#9ad0e4'],
      opacity: 0.9,
    },
    { shape: 'M60 120L110 60L90 10M300 120L340 70L400 60M340 70L330 10', line: ['#ffffff', 5] },
    {
      many: { icon: 'no:ice-skate', flip: true, shade: 0, haze: 0.35 },
      at: [
        [120, 60, 100, 180],
        [360, 50, 90, 180],
      ],
    },
    { group: [{ bride: { x: 200, y: 560, h: 380, ground: false } }], rot: 24, about: [240, 380] },
    { icon: 'no:bouquet', x: 300, y: 350, size: 160, rot: 40, shade: 0.2 },
    { icon: 'no:ring', x: 380, y: 560, size: 130, rot: 20, glow: true },
    { icon: 'no:penguin', x: 90, y: 420, size: 130, rot: -40 },
    {
      many: { icon: 'no:fish' },
      at: [
        [80, 610, 80, 0],
        [140, 670, 60, 10],
      ],
    },
    { bubbles: { n: 30, x: 260, y: 240, w: 200, h: 200 } },
  ],
});
