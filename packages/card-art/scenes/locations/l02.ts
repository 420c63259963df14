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
    { icon: 'gi:armchair', x: 360, y: 550, size: 250, tone: ['#c86a4a', '#4a1414'], ground: true },
    { icon: 'no:candle', x: 440, y: 440, size: 110, glow: '#ffc24a' },
    { icon: 'no:books', x: 90, y: 640, size: 150, ground: true },
    { icon: 'no:black-cat', x: 250, y: 650, size: 90, rim: 1 },
  ],
});
