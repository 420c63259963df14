import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd47',
  title: 'The Crow’s Mail',
  description:
    'A raven as tall as the houses stands among the roofs with a sealed letter in its beak; a man in blue throws up his arms beside a tilted red postbox.',
  palette: 'bone',
  setting: 'city',
  mood: ['news', 'fear', 'secret'],
  layers: [
    'sky',
    { moon: { x: 380, y: 120, r: 64 } },
    { clouds: { y: 280, n: 6, o: 0.5 } },
    { city: { y: 500, n: 2 } },
    { shape: 'M-10 600H490V740H-10Z', fill: ['#4a4a54', '#14141a'] },
    { raven: { x: 200, y: 370, size: 430 } },
    { icon: 'no:envelope', x: 414, y: 286, size: 160, rot: 12 },
    { icon: 'gi:wax-seal', x: 418, y: 298, size: 60, tone: 'red' },
    { icon: 'no:postbox', x: 90, y: 630, size: 200, rot: -14 },
    {
      many: { icon: 'no:envelope' },
      at: [
        [190, 690, 90, 30],
        [270, 640, 70, -20],
      ],
    },
    { caller: { x: 380, y: 706, h: 190, c: '#24477a' } },
  ],
});
