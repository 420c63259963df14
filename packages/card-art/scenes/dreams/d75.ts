import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd75',
  title: 'The Well of Lanterns',
  description:
    'In a green cave red lanterns rise like bubbles out of a glowing stone well; a frog goes up with them in a bucket and a woman with a parasol watches.',
  palette: 'absinthe',
  setting: 'cave',
  mood: ['light', 'secret', 'depth', 'hope'],
  layers: [
    'sky',
    { halo: { x: 250, y: 380, r: 360, c: '#ff9a5a', o: 0.7 } },
    { mist: { y: 470, h: 200, o: 0.4 } },
    { ground: { y: 580 } },
    {
      many: { icon: 'no:red-paper-lantern', emit: true, glow: '#ff8a3a' },
      at: [
        [240, 430, 130],
        [170, 310, 100],
        [310, 270, 110],
        [230, 190, 80],
        [150, 130, 60],
        [300, 110, 56],
      ],
    },
    { shape: 'M120 520H360L340 680H140Z', fill: ['#8aa89a', '#1a3028'] },
    { shape: 'M110 520a130 34 0 1 0 260 0a130 34 0 1 0 -260 0Z', fill: ['#a8c4b4', '#4a6a5a'] },
    { shape: 'M136 518a104 22 0 1 0 208 0a104 22 0 1 0 -208 0Z', fill: '#ffb070' },
    {
      shape: 'M140 570H340M146 620H334M200 530V570M280 530V570M170 570V620M250 570V620M310 570V620',
      line: ['#1a3028', 5],
    },
    { rope: { from: [330, 0], to: [330, 380], sag: 10, w: 4 } },
    { icon: 'no:bucket', x: 330, y: 430, size: 120 },
    { icon: 'no:frog', x: 328, y: 370, size: 80 },
    { cave: { x: 240, y: 340, w: 200, h: 280 } },
    { lady: { x: 90, y: 690, h: 170, c: '#f2e2c8' } },
  ],
});
