import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd69',
  title: 'The Goat on the Grand Stair',
  description:
    'A great goat with a bell has climbed to the top of a green stair that runs up into the clouds; grapes, a wine jar and a glass tumble down past a gentleman.',
  palette: 'moss',
  setting: 'stairs',
  mood: ['feast', 'pride', 'fall'],
  layers: [
    'sky',
    { halo: { x: 300, y: 150, r: 240, o: 0.7 } },
    { clouds: { y: 230, n: 6, o: 0.6 } },
    { stairs: { x: -20, y: 700, n: 16, dx: 22, dy: 34, w: 460, c: '#e8ecc0', shrink: 0.94 } },
    { icon: 'no:goat', x: 280, y: 240, size: 300 },
    { icon: 'no:bell', x: 250, y: 350, size: 70 },
    {
      many: { icon: 'no:grapes' },
      at: [
        [120, 480, 130, 20],
        [330, 560, 110, -30],
      ],
    },
    { icon: 'no:amphora', x: 220, y: 540, size: 150, rot: 60 },
    { icon: 'no:wine-glass', x: 110, y: 640, size: 110, rot: 100 },
    { gent: { x: 400, y: 690, h: 180, c: '#5a2a4a', flip: true } },
    { foliage: { n: 16 } },
  ],
});
