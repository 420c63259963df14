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
    { shape: 'M30 740C60 640 130 600 200 610C280 590 380 620 450 740Z', fill: ['#ffe08a', '#9a6414'] },
    { icon: 'no:treasure-chest', x: 356, y: 590, size: 200, rot: 6 },
    { moneyBag: { x: 96, y: 600, size: 130, rot: -8 } },
    { icon: 'fe:skull', x: 214, y: 556, size: 160, rot: -10 },
    { icon: 'no:crown', x: 200, y: 462, size: 130, rot: -14 },
    { icon: 'gi:skeletal-hand', x: 250, y: 664, size: 120, tone: 'bone', rot: 40 },
    {
      shape:
        'M60 690a30 12 0 1 0 60 0a30 12 0 1 0 -60 0ZM140 706a26 10 0 1 0 52 0a26 10 0 1 0 -52 0ZM300 700a30 12 0 1 0 60 0a30 12 0 1 0 -60 0ZM390 690a26 10 0 1 0 52 0a26 10 0 1 0 -52 0ZM120 668a20 8 0 1 0 40 0a20 8 0 1 0 -40 0Z',
      fill: ['#fff0a8', '#b87a1c'],
    },
    { watcher: { x: 340, y: 384, h: 220, c: '#5a3a20' } },
    { icon: 'no:pick', x: 412, y: 300, size: 150, rot: 90 },
    { icon: 'no:diya-lamp', x: 236, y: 350, size: 84, glow: '#ffc24a' },
  ],
});
