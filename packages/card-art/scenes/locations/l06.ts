import { location } from '../../src/draw/define.ts';

export default location({
  id: 'l06',
  title: 'The Wine Cellar',
  description:
    'A brick vault with barrels stacked towards the arch; a lamp hangs over a glass of red wine and grapes, and a rat runs along the floor.',
  palette: 'blood',
  setting: 'cellar',
  mood: ['underground', 'stone', 'feast', 'dark', 'red', 'indoor'],
  layers: [
    { bricks: { c: '#8a2a2a', lx: 240, ly: 190 } },
    { barrel: { x: 176, y: 300, r: 70 } },
    { barrel: { x: 316, y: 296, r: 70 } },
    { barrel: { x: 100, y: 424, r: 72 } },
    { barrel: { x: 244, y: 420, r: 74 } },
    { barrel: { x: 390, y: 424, r: 72 } },
    { barrel: { x: 172, y: 552, r: 76 } },
    { barrel: { x: 324, y: 552, r: 76 } },
    { arch: { c: '#140408' } },
    { lamp: { x: 244, y: 130, r: 26 } },
    { barrel: { x: 66, y: 630, r: 96, c: '#7a4a28' } },
    { icon: 'no:wine-glass', x: 240, y: 640, size: 170, ground: true },
    { icon: 'no:grapes', x: 350, y: 660, size: 120 },
    { icon: 'no:rat', x: 424, y: 640, size: 110 },
  ],
});
