import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd28',
  title: 'The Paper Dragon',
  description:
    'A green dragon coils over red roofs at night; a child runs below and holds it by a string. Scissors, a firecracker and a kite hang in the air.',
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
    { rope: { from: [250, 430], to: [170, 580], sag: -20, w: 3, c: '#ffe2c4' } },
    { runner: { x: 150, y: 640, h: 140, c: '#f2e2c8' } },
    { icon: 'no:scissors', x: 400, y: 540, size: 130, rot: 30 },
    { icon: 'no:firecracker', x: 330, y: 640, size: 110 },
    { icon: 'no:kite', x: 430, y: 130, size: 110, rot: 10 },
  ],
});
