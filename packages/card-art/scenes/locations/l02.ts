import { location } from '../../src/draw/define.ts';

export default location({
  id: 'l02',
  title: 'The Library',
  description:
    'Shelves climb out of sight; a ladder leans against them, a man stands high on it with a book, and a candle burns beside an armchair.',
  palette: 'sepia',
  setting: 'library',
  mood: ['book', 'writing', 'indoor', 'secret', 'quiet', 'wisdom'],
  layers: [
    { shelves: { y0: -60, y1: 540 } },
    { ladder: { from: [150, 640], to: [240, 20], w: 40, w2: 28 } },
    { climber: { x: 208, y: 330, h: 150, c: '#3a5a7a' } },
    { icon: 'no:open-book', x: 270, y: 190, size: 80, rot: 20 },
    { armchair: { x: 350, y: 560, size: 270, c: '#a8442e' } },
    { bench: { x: 460, y: 560, w: 90, h: 120 } },
    { icon: 'no:candle', x: 452, y: 506, size: 120, glow: '#ffc24a' },
    { icon: 'no:books', x: 90, y: 640, size: 150, ground: true },
    { icon: 'no:black-cat', x: 236, y: 660, size: 100, rim: 1 },
  ],
});
