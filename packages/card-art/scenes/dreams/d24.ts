import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd24',
  title: 'The Drowned Cathedral',
  description:
    'A cathedral stands under the sea with a rose window still alight; a diver tolls its floating bell and fish stream out of the doors like a congregation.',
  palette: 'sea',
  setting: 'deep',
  mood: ['prayer', 'loss', 'quiet'],
  layers: [
    'deepsea',
    { hills: { y: 600, n: 2, amp: 30 } },
    { shape: 'M90 640V330L140 200L190 330V290H290V330L340 170L390 330V640Z', fill: ['#8fc8c0', '#0a3a44'] },
    { rose: { x: 240, y: 400, r: 56 } },
    { shape: 'M200 640V540Q240 480 280 540V640Z', fill: ['#ffe0a0', '#c87a2a'] },
    { halo: { x: 240, y: 560, r: 150, c: '#ffd27a', o: 0.6 } },
    {
      many: { icon: 'no:tropical-fish' },
      at: [
        [240, 600, 60, -20],
        [300, 560, 70, -30],
        [370, 530, 80, -20],
        [430, 460, 90, -30],
      ],
    },
    { icon: 'no:bell', x: 100, y: 150, size: 180, rot: 30 },
    { rope: { from: [130, 240], to: [80, 420], sag: 30, w: 4 } },
    { diver: { x: 70, y: 560, h: 190, ground: false } },
    { kelp: { n: 14, h: 220 } },
    { icon: 'no:jellyfish', x: 400, y: 130, size: 110, glow: '#ff9ac0' },
  ],
});
