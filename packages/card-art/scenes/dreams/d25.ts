import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd25',
  title: 'The Mushroom Parliament',
  description:
    'Red-capped toadstools as tall as houses stand in a dark wood with lit windows in the stem; before them a snail on a log with a scroll, and a frog in a crown.',
  palette: 'moss',
  setting: 'forest',
  mood: ['poison', 'council', 'patience'],
  layers: [
    'sky',
    { moon: { x: 380, y: 90, r: 40 } },
    { pines: { y: 360, n: 2, h: 200 } },
    { icon: 'no:mushroom', x: 90, y: 360, size: 240, haze: 0.2 },
    { icon: 'no:mushroom', x: 400, y: 380, size: 230, haze: 0.15, flip: true },
    { icon: 'no:mushroom', x: 240, y: 310, size: 400 },
    { shape: 'M210 400v-26q12 -18 24 0v26zM250 430v-26q12 -18 24 0v26z', fill: '#ffd27a' },
    { ground: { y: 540 } },
    { icon: 'no:wood', x: 150, y: 620, size: 150 },
    { icon: 'no:snail', x: 150, y: 545, size: 150 },
    { icon: 'no:scroll', x: 240, y: 600, size: 100, rot: -10 },
    { frog: { x: 370, y: 620, size: 200 } },
    { icon: 'no:crown', x: 334, y: 540, size: 76, rot: -8 },
    { grass: { n: 80, h: 60 } },
  ],
});
