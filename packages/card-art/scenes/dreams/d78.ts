import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd78',
  title: 'The Gold Beneath the Floor',
  description:
    'The boards of a room are torn up over a glowing cavern of gold with a crowned skull, a bony hand, coins and a chest; a man with a pick and a lamp stands at the edge.',
  palette: 'sepia',
  setting: 'attic',
  mood: ['greed', 'secret', 'death'],
  layers: [
    { room: { win: { x: 100, y: 40, w: 110, h: 200 }, floor: 330, tiles: false } },
    {
      shape: 'M-10 380L60 360L90 390L170 350L240 384L310 352L390 392L430 360L490 386V740H-10Z',
      fill: ['#2a1608', '#0c0603'],
    },
    {
      through: 'M30 420L110 396L190 420L280 394L380 424L450 404V740H30Z',
      palette: 'straw',
      layers: [
        { day: { top: '#4a2a08', low: '#ffd04a' } },
        { halo: { x: 240, y: 600, r: 280, o: 0.9 } },
        { hills: { y: 620, n: 2, amp: 30, near: '#b8801a', far: '#ffe08a' } },
      ],
    },
    {
      many: { icon: 'no:coin' },
      at: [
        [90, 660, 70],
        [160, 690, 60, 20],
        [330, 690, 70, -20],
        [400, 650, 60],
        [120, 600, 50, 40],
        [380, 700, 50, 30],
      ],
    },
    { icon: 'no:treasure-chest', x: 370, y: 580, size: 170 },
    { icon: 'fe:skull', x: 200, y: 520, size: 140 },
    { icon: 'no:crown', x: 200, y: 430, size: 110, rot: -6 },
    { icon: 'gi:skeletal-hand', x: 260, y: 610, size: 110, tone: 'bone', rot: 30 },
    { icon: 'no:money-bag', x: 110, y: 560, size: 110 },
    { watcher: { x: 350, y: 384, h: 190, c: '#5a3a20' } },
    { icon: 'no:pick', x: 420, y: 300, size: 130 },
    { icon: 'no:diya-lamp', x: 250, y: 340, size: 80, glow: '#ffc24a' },
  ],
});
