import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd69',
  title: 'The Goat on the Grand Stair',
  description:
    'A great goat with a bell has climbed to the top of a stair that runs up into the clouds; grapes, a wine jar and a glass tumble down past a gentleman, wine running over the steps.',
  palette: 'moss',
  setting: 'stairs',
  mood: ['feast', 'pride', 'fall'],
  layers: [
    { day: { top: '#3a5220', low: '#f0f4c0' } },
    { sun: { x: 120, y: 130, r: 60 } },
    { clouds: { y: 250, n: 7, o: 0.7, s: 1.2 } },
    { stairs: { x: -30, y: 690, n: 15, dx: 24, dy: 36, w: 500, c: '#e8ecc0', shrink: 0.935 } },
    { goat: { x: 290, y: 214, size: 330 } },
    { icon: 'no:bell', x: 226, y: 262, size: 60, rot: 8 },
    { icon: 'no:grapes', x: 250, y: 430, size: 130, rot: 30 },
    { icon: 'no:amphora', x: 150, y: 530, size: 180, rot: 70 },
    { icon: 'no:grapes', x: 310, y: 590, size: 120, rot: -40 },
    {
      shape:
        'M210 560C260 580 280 620 250 660C240 700 270 720 280 740L330 740C310 690 320 640 290 590C270 560 240 550 210 560Z',
      fill: ['#a8244a', '#4a0a24'],
      opacity: 0.85,
    },
    { icon: 'no:wine-glass', x: 80, y: 660, size: 120, rot: 80 },
    { gent: { x: 410, y: 706, h: 210, c: '#5a2a4a', flip: true } },
    { foliage: { n: 14 } },
  ],
});
