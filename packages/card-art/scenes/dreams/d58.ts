import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd58',
  title: 'The Tree of Keys',
  description:
    'A tree on a floating island bears keys instead of fruit and its trunk has a keyhole with light behind it; a gentleman in a top hat stands beside it, and a padlock.',
  palette: 'straw',
  setting: 'island',
  mood: ['search', 'secret', 'patience'],
  layers: [
    { day: { top: '#6a8aa0', low: '#fff2c8' } },
    { clouds: { y: 180, n: 6, o: 0.7, c: '#f6ecd0' } },
    { island: { x: 240, y: 540, w: 210 } },
    { tree: { x: 240, y: 545, h: 470 } },
    { shape: 'M226 470a16 16 0 1 1 28 0l8 40h-44z', fill: '#fff6c0' },
    { halo: { x: 240, y: 480, r: 70, o: 0.9 } },
    {
      many: { icon: 'no:key' },
      at: [
        [130, 260, 80, 40],
        [210, 190, 80, 60],
        [300, 240, 84, 20],
        [350, 310, 76, 50],
      ],
    },
    {
      many: { icon: 'no:old-key' },
      at: [
        [160, 330, 84, 60],
        [260, 300, 80, 80],
        [90, 320, 70, 70],
        [250, 120, 70, 60],
      ],
    },
    { gent: { x: 320, y: 546, h: 130, c: '#8a3a24' } },
    { icon: 'no:locked', x: 120, y: 530, size: 90 },
    { clouds: { y: 690, n: 8, o: 0.9, s: 1.4, c: '#f6ecd0' } },
    { birds: { x: 400, y: 120, n: 5, r: 50 } },
  ],
});
