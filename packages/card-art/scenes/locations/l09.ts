import { location } from '../../src/draw/define.ts';

export default location({
  id: 'l09',
  title: 'The Nursery',
  description:
    'A painted carousel horse, a bear as large as a cupboard and a die in moonlight; a small bed with a sleeping child, a balloon tied to it.',
  palette: 'dawn',
  setting: 'room',
  mood: ['childhood', 'play', 'toy', 'game', 'indoor', 'sleep', 'joy'],
  layers: [
    { room: { win: { x: 110, y: 50, w: 150, h: 280 }, pattern: 'flower-emblem', tiles: false } },
    { icon: 'no:teddy-bear', x: 380, y: 420, size: 330, ground: true },
    { icon: 'no:carousel-horse', x: 110, y: 500, size: 250, ground: true },
    { rope: { from: [250, 246], to: [194, 620], sag: 20, w: 3, c: '#ffe07a' } },
    { icon: 'no:balloon', x: 240, y: 180, size: 160, shade: 0.2 },
    { dreamer: { x: 300, y: 690, h: 150, c: '#3a7aa8' } },
    { icon: 'no:game-die', x: 80, y: 660, size: 70, rot: 12 },
  ],
});
