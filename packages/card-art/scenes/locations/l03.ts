import { location } from '../../src/draw/define.ts';

export default location({
  id: 'l03',
  title: 'The Conservatory',
  description:
    'Inside a tall glass house at night: iron ribs, palms and hanging blossoms around a small fountain, the moon through the panes.',
  palette: 'moss',
  setting: 'garden',
  mood: ['garden', 'plant', 'glass', 'green', 'growth', 'window'],
  layers: [
    'sky',
    { stars: { n: 70 } },
    { moon: { x: 330, y: 130, r: 56 } },
    {
      shape: 'M-10 740V240Q240 -120 490 240V740M240 -10V740M120 40V740M360 40V740M-10 240H490M-10 400H490M-10 560H490',
      line: ['#e8f2c8', 6],
    },
    { icon: 'no:palm-tree', x: 80, y: 440, size: 360 },
    { icon: 'no:palm-tree', x: 420, y: 470, size: 300, flip: true },
    { ground: { y: 600 } },
    { path: { y: 560, x: 250 } },
    { icon: 'no:fountain', x: 250, y: 530, size: 190 },
    {
      many: { icon: 'no:hibiscus' },
      at: [
        [70, 660, 120],
        [160, 690, 90],
        [410, 660, 120],
        [340, 700, 80],
      ],
    },
    { icon: 'no:butterfly', x: 190, y: 330, size: 80, rot: -20 },
    { foliage: { n: 28, c: '#0f2408' } },
  ],
});
