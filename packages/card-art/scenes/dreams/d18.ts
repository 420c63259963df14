import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd18',
  title: 'The Owl’s Examination',
  description:
    'An owl as tall as the shelves, in a scholar’s cap, sits at a desk and bends a lens over a small hooded student with a lantern; books lie about and a scroll has rolled to the floor.',
  palette: 'sepia',
  setting: 'library',
  mood: ['wisdom', 'judge', 'fear'],
  layers: [
    { shelves: { y0: -60 } },
    { lamp: { x: 70, y: 130, r: 30 } },
    { owl: { x: 270, y: 330, size: 470 } },
    { icon: 'no:graduation-cap', x: 268, y: 116, size: 230, rot: 6 },
    { icon: 'no:magnifying-glass-tilted-left', x: 150, y: 470, size: 230, rot: -30 },
    { shape: 'M-10 560H490V600H-10Z', fill: ['#b07a44', '#5a3418'] },
    { shape: 'M-10 600H490V740H-10Z', fill: ['#5a3418', '#1c0e06'] },
    { shape: 'M30 620H210V740H30ZM250 620H440V740H250Z', line: ['#2a1608', 6] },
    { icon: 'no:books', x: 420, y: 500, size: 170 },
    { icon: 'no:open-book', x: 296, y: 560, size: 150, sy: 0.6, ground: true },
    { child: { x: 120, y: 706, h: 150, c: '#2f5a8a' } },
    { icon: 'no:scroll', x: 220, y: 690, size: 90, rot: 60, ground: true },
  ],
});
