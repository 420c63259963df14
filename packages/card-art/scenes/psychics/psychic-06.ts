import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-06',
  title: 'Tripped',
  description: 'A gentleman loses hat and footing on a steep stair over a black cat and an unrolling ball of yarn.',
  palette: 'dawn',
  setting: 'stairs',
  mood: ['danger', 'fall'],
  layers: [
    { room: { win: { x: 100, y: 50, w: 120, h: 260 }, tiles: false } },
    { stairs: { x: 10, y: 690, n: 16, dx: 32, dy: 40, w: 320, c: '#c98a7a', shrink: 0.97 } },
    { faller: { x: 250, y: 250, h: 330, rot: 38, c: '#3a3a6a' } },
    { icon: 'no:black-cat', x: 120, y: 540, size: 190, flip: true, rim: 1 },
    { rope: { from: [150, 650], to: [330, 480], sag: 60, c: '#e0486a', w: 5 } },
    { icon: 'no:yarn', x: 360, y: 600, size: 140 },
  ],
});
