import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd22',
  title: 'The Lion in the Bath',
  description:
    'A lion in a top hat lies in a claw-foot bath that has run over and filled the moonlit room; a valet on a soap raft brings a towel.',
  palette: 'dawn',
  setting: 'room',
  mood: ['pride', 'comfort'],
  layers: [
    { room: { win: { x: 360, y: 60, w: 170, h: 300 }, floor: 800 } },
    { lamp: { x: 120, y: 120, r: 24 } },
    { pond: { y: 520, c: '#8a4a87' } },
    { icon: 'no:lion', x: 210, y: 370, size: 260 },
    { icon: 'no:top-hat', x: 210, y: 220, size: 180, rot: -8 },
    { icon: 'no:bathtub', x: 220, y: 500, size: 420 },
    {
      many: { icon: 'no:bubbles' },
      at: [
        [100, 420, 110],
        [330, 430, 100],
        [380, 330, 70],
      ],
    },
    { waves: { y: 600, n: 3, s: 0.8 } },
    { icon: 'no:soap', x: 400, y: 640, size: 160 },
    { gent: { x: 400, y: 620, h: 140, ground: false } },
    { icon: 'no:duck', x: 90, y: 660, size: 100 },
  ],
});
