import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd46',
  title: 'The Mirror in the Dunes',
  description:
    'A tall gilded mirror stands in pink dunes and shows rain falling on a green city; a camel and a figure in white have stopped before it.',
  palette: 'rose',
  setting: 'desert',
  mood: ['thirst', 'longing', 'trick'],
  layers: [
    { day: { top: '#c05a8a', low: '#ffd8c8' } },
    { sun: { x: 100, y: 170, r: 54, c: '#fff0b0' } },
    { dunes: { y: 420, n: 3 } },
    {
      through: 'M210 110H430V540H210Z',
      palette: 'absinthe',
      layers: [
        'sky',
        { clouds: { y: 180, n: 5, o: 0.8 } },
        { city: { y: 420, n: 2 } },
        { sea: { y: 470, lx: 320 } },
        { rain: { n: 90, o: 0.8 } },
      ],
    },
    { frame: { x: 320, y: 325, w: 220, h: 430 } },
    { shape: 'M180 545Q320 520 470 548L490 600H170Z', fill: ['#f0a8a0', '#8a3a5a'] },
    { icon: 'no:camel', x: 130, y: 530, size: 250, ground: true, flip: true },
    { watcher: { x: 60, y: 690, h: 160, c: '#f2ece0' } },
    { icon: 'no:cactus', x: 400, y: 640, size: 190, rot: 4 },
    { shape: 'M-10 712Q240 690 490 704V740H-10Z', fill: ['#7a3a5a', '#2a1030'] },
  ],
});
