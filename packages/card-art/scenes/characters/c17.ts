import { character } from '../../src/draw/define.ts';

export default character({
  id: 'c17',
  title: 'The Gravedigger',
  description:
    'A hooded grey man with a ragged beard lifts a lantern and looks sideways at us; his spade leans against a stone in the fog.',
  palette: 'bone',
  setting: 'grave',
  mood: ['death', 'earth', 'night', 'work', 'stone', 'light', 'lonely'],
  layers: [
    'sky',
    { moon: { x: 380, y: 100, r: 50 } },
    { baretrees: { xs: [40], h: 600 } },
    { hills: { y: 430, n: 2 } },
    { graves: { y: 470 } },
    { mist: { y: 560, h: 160, o: 0.5 } },
    {
      bust: {
        skin: 'grey',
        hair: '#5a5854',
        hood: '#3a3a44',
        dress: 'robe',
        coat: '#2f2f38',
        trim: '#4a4238',
        beard: ['full'],
        look: 1,
        brow: 4,
        turn: -0.5,
        old: true,
        nose: 1.3,
        dx: -40,
      },
    },
    { icon: 'no:shovel', x: 400, y: 560, size: 260, rot: -40 },
    { oldLantern: { x: 384, y: 384, size: 190 } },
    { arm: { from: [330, 800], to: [372, 490], sleeve: '#2f2f38', cuff: '#4a4238', skin: 'grey' } },
  ],
});
