import { object } from '../../src/draw/define.ts';

export default object({
  id: 'o03',
  title: 'The Rope',
  description:
    'A heavy coil of rope hangs on a peg in a ship’s hold, its end trailing down into a great knot; a hook and a lantern hang beside it, a rat below.',
  palette: 'sepia',
  setting: 'workshop',
  mood: ['trap', 'prison', 'sea', 'work', 'cloth', 'height', 'spiral'],
  layers: [
    { planks: { lx: 380, ly: 170 } },
    { shape: 'M-10 50H490V96H-10Z', fill: ['#8a5a2c', '#2a1608'] },
    { icon: 'gi:rope-coil', x: 220, y: 300, size: 360, tone: ['#f4d8a4', '#8a5a2c'] },
    { shape: 'M205 96h30v70h-30z', fill: ['#e8e0d0', '#5a4a34'] },
    {
      shape:
        'M300 400C380 460 300 520 260 540C200 570 180 620 230 640C290 650 300 600 250 590C200 590 170 650 210 690C250 720 330 700 380 720',
      line: ['#3a2410', 34],
    },
    {
      shape:
        'M300 400C380 460 300 520 260 540C200 570 180 620 230 640C290 650 300 600 250 590C200 590 170 650 210 690C250 720 330 700 380 720',
      line: ['#dcb476', 24],
    },
    {
      shape:
        'M306 412l20 14M318 448l22 4M300 488l16 16M262 524l10 20M220 560l14 18M200 600l22 6M222 630l8 20M280 626l14 14',
      line: ['#8a5a2c', 5],
    },
    { rope: { from: [410, 90], to: [410, 190], sag: 0, w: 4 } },
    { icon: 'gi:old-lantern', x: 410, y: 250, size: 150, tone: 'gold', ink: '#fff0a0', emit: true, glow: '#ffc24a' },
    { icon: 'no:hook', x: 80, y: 200, size: 140 },
    { icon: 'no:rat', x: 90, y: 660, size: 110 },
  ],
});
