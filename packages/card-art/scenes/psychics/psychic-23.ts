import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-23',
  title: 'Ghostly goldfish',
  description:
    'Two pale goldfish swim out of their bowl into the air of a dark parlour; a cat below cannot believe it.',
  palette: 'sea',
  setting: 'parlour',
  mood: ['freedom', 'water', 'wonder'],
  layers: [
    { room: { win: { x: 370, y: 50, w: 140, h: 260 }, tiles: false } },
    { table: { y: 560, c: '#0f5a66' } },
    {
      shape: 'M130 500a110 100 0 1 1 220 0a110 100 0 0 1 -60 88H190a110 100 0 0 1 -60 -88Z',
      fill: '#7fdccb',
      opacity: 0.4,
    },
    {
      shape: 'M138 490Q240 470 342 490a110 100 0 0 1 -52 96H190a110 100 0 0 1 -52 -96Z',
      fill: ['#5ac8c8', '#0a4a5a'],
      opacity: 0.7,
    },
    { shape: 'M160 420a110 100 0 0 0 -28 80', line: ['#ffffff', 7], opacity: 0.8 },
    {
      group: [
        { icon: 'no:fish', x: 150, y: 300, size: 200, rot: 30 },
        { icon: 'no:tropical-fish', x: 290, y: 190, size: 220, rot: -16 },
      ],
      spirit: ['#a8481a', '#ffb86a', '#fff8e8'],
      opacity: 0.9,
    },
    { bubbles: { n: 24, x: 230, y: 330, w: 200, h: 260 } },
    { icon: 'no:black-cat', x: 390, y: 610, size: 180, rim: 1 },
  ],
});
