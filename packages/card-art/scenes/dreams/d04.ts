import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd04',
  title: 'Stairs for a Rabbit',
  description:
    'A white rabbit hurries up a stair of cloud towards an open door in the face of the moon; behind it an hourglass tumbles down the steps and a key hangs in the dark.',
  palette: 'violet',
  setting: 'stairs',
  mood: ['late', 'hurry', 'hope'],
  layers: [
    'sky',
    { stars: { n: 130 } },
    { moon: { x: 330, y: 180, r: 150 } },
    { door: { x: 335, y: 250, h: 150, open: true } },
    { clouds: { y: 440, n: 8, o: 0.8, s: 1.2 } },
    { stairs: { x: 20, y: 690, n: 15, dx: 28, dy: 36, w: 200, shrink: 0.94 } },
    { icon: 'no:rabbit', x: 262, y: 380, size: 150 },
    { icon: 'no:hourglass-not-done', x: 130, y: 560, size: 150, rot: 38 },
    { clouds: { y: 690, n: 7, o: 0.9, s: 1.4 } },
    { rope: { from: [146, -10], to: [150, 238], sag: 6, w: 3 } },
    { icon: 'no:old-key', x: 100, y: 250, size: 150, rot: 60, glow: '#ffc24a' },
  ],
});
