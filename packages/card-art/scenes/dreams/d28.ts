import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd28',
  title: 'The Paper Dragon',
  description:
    'A green dragon coils over red roofs at night, a kite caught on its tail; a child runs below and holds it by a string, great scissors open over the string, a firecracker bursts.',
  palette: 'blood',
  setting: 'city',
  mood: ['play', 'wonder', 'power'],
  layers: [
    'sky',
    { moon: { x: 100, y: 110, r: 54 } },
    { clouds: { y: 330, n: 7, o: 0.5 } },
    { icon: 'no:dragon', x: 250, y: 260, size: 440 },
    { clouds: { y: 430, n: 5, o: 0.5 } },
    { city: { y: 620 } },
    { rope: { from: [250, 420], to: [180, 560], sag: -10, w: 3, c: '#ffe2c4' } },
    { runner: { x: 140, y: 672, h: 150, c: '#f2e2c8' } },
    { icon: 'no:scissors', x: 282, y: 486, size: 170, rot: 100 },
    { icon: 'no:firecracker', x: 410, y: 560, size: 130, rot: -30 },
    { sparks: { x: 420, y: 510, r: 80, n: 40 } },
    { icon: 'no:kite', x: 430, y: 130, size: 110, rot: 10 },
  ],
});
