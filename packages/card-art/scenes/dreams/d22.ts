import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd22',
  title: 'The Lion in the Bath',
  description:
    'A lion in a top hat lies in a claw-foot bath, paws over the rim; the water has run over and fills the moonlit room, and a valet floats by on a bar of soap.',
  palette: 'dawn',
  setting: 'room',
  mood: ['pride', 'comfort'],
  layers: [
    { room: { win: { x: 370, y: 60, w: 170, h: 300 }, floor: 800 } },
    { lamp: { x: 110, y: 110, r: 24 } },
    { pond: { y: 500, c: '#8a4a87' } },
    { shape: 'M110 470C140 390 300 380 330 480L330 560H110Z', fill: ['#e0b060', '#8a5a24'] },
    { lion: { x: 200, y: 370, size: 320 } },
    { icon: 'no:top-hat', x: 208, y: 208, size: 180, rot: 6 },
    { icon: 'no:bathtub', x: 226, y: 520, size: 450 },
    {
      shape:
        'M96 500C96 476 140 476 142 500L140 536C136 548 102 548 98 536ZM262 520C262 496 306 496 308 520L306 556C302 568 268 568 264 556Z',
      fill: ['#e8bc6c', '#a06a2c'],
    },
    { shape: 'M110 528v14M120 530v14M130 528v14M276 548v14M286 550v14M296 548v14', line: ['#6a3f18', 4] },
    {
      many: { icon: 'no:bubbles', shade: 0.2 },
      at: [
        [60, 480, 120, 20],
        [370, 500, 130, -10],
        [330, 420, 80],
      ],
    },
    { waves: { y: 612, n: 3, s: 0.8 } },
    { icon: 'no:soap', x: 390, y: 650, size: 180, rot: -6 },
    { gent: { x: 386, y: 628, h: 150, ground: false } },
    { icon: 'no:duck', x: 90, y: 664, size: 110, clipY: 700, reflect: 700 },
    { waves: { y: 704, n: 1, s: 0.8 } },
  ],
});
