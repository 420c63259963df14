import { object } from '../../src/draw/define.ts';

export default object({
  id: 'o03',
  title: 'The Rope',
  description:
    'A heavy coil of rope hangs on a peg in a ship’s hold, its end trailing away over the boards; a hook and a lit lantern hang beside it and a rat sits below.',
  palette: 'sepia',
  setting: 'workshop',
  mood: ['trap', 'prison', 'sea', 'work', 'cloth', 'height', 'spiral'],
  layers: [
    { planks: { lx: 390, ly: 200 } },
    { shape: 'M-10 40H490V90H-10Z', fill: ['#8a5a2c', '#2a1608'] },
    { shape: 'M214 80h34v74q-17 16 -34 0z', fill: ['#b88a54', '#4a2a10'] },
    { ropeCoil: { x: 230, y: 300, size: 400 } },
    { shape: 'M150 480C90 560 130 620 220 640C330 660 360 720 440 716', line: ['#3a2410', 30] },
    { shape: 'M150 480C90 560 130 620 220 640C330 660 360 720 440 716', line: ['#c89a5a', 23] },
    {
      shape:
        'M140 500l24 6M118 540l26 0M120 580l22 -12M150 616l14 -22M196 636l6 -24M250 646l4 -24M300 664l12 -22M346 690l16 -18M396 712l8 -22',
      line: ['#6a4420', 5],
    },
    { rope: { from: [404, 84], to: [404, 196], sag: 0, w: 4 } },
    { oldLantern: { x: 404, y: 276, size: 160 } },
    { rope: { from: [66, 84], to: [66, 150], sag: 0, w: 4 } },
    { icon: 'no:hook', x: 66, y: 210, size: 140, sat: 0.3 },
    { shape: 'M300 740V610H490V740Z', fill: ['#7a5228', '#22140a'] },
    { icon: 'no:rat', x: 380, y: 580, size: 120 },
  ],
});
