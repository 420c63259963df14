import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd18',
  title: 'The Owl’s Examination',
  description:
    'An owl the height of the shelves wears a scholar’s cap and holds a lens over a small trembling student; books burst open around them.',
  palette: 'sepia',
  setting: 'library',
  mood: ['wisdom', 'judge', 'fear'],
  layers: [
    { shelves: { y0: -40 } },
    { icon: 'no:owl', x: 240, y: 320, size: 420 },
    { icon: 'no:graduation-cap', x: 240, y: 110, size: 210 },
    { icon: 'no:magnifying-glass-tilted-left', x: 350, y: 500, size: 220, rot: 40 },
    { icon: 'no:books', x: 80, y: 640, size: 170 },
    { icon: 'no:open-book', x: 90, y: 200, size: 100, rot: -24 },
    { icon: 'no:open-book', x: 410, y: 180, size: 90, rot: 24 },
    { child: { x: 270, y: 690, h: 120, c: '#2f5a8a' } },
    { icon: 'no:scroll', x: 410, y: 660, size: 110 },
  ],
});
