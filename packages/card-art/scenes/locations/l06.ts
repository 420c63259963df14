import { location } from '../../src/draw/define.ts';

export default location({
  id: 'l06',
  title: 'The Wine Cellar',
  description:
    'A brick vault with barrels stacked to the arch; a lantern hangs over a glass of red wine and grapes, and a rat runs along the wall.',
  palette: 'blood',
  setting: 'cellar',
  mood: ['underground', 'stone', 'feast', 'dark', 'red', 'indoor'],
  layers: [
    { bricks: { c: '#8a2a2a', lx: 240, ly: 190 } },
    { icon: 'gi:barrel', x: 110, y: 470, size: 220, tone: 'brown' },
    { icon: 'gi:barrel', x: 350, y: 480, size: 240, tone: 'brown' },
    { icon: 'gi:cellar-barrels', x: 230, y: 370, size: 360, tone: ['#d8945a', '#4a2210'] },
    { arch: { c: '#140408' } },
    { lamp: { x: 240, y: 150, r: 26 } },
    { icon: 'gi:barrel', x: 90, y: 640, size: 200, tone: 'brown' },
    { icon: 'no:wine-glass', x: 250, y: 620, size: 170, ground: true },
    { icon: 'no:grapes', x: 350, y: 660, size: 120 },
    { icon: 'no:rat', x: 420, y: 600, size: 110 },
  ],
});
