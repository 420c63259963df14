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
    { icon: 'gi:raven', x: 230, y: 330, size: 470, tone: ['#5a5a78', '#07070d'], rim: 1 },
    { icon: 'no:envelope', x: 420, y: 260, size: 150, rot: 12 },
    { icon: 'gi:wax-seal', x: 424, y: 270, size: 60, tone: 'red' },
    { shape: 'M-10 600H490V740H-10Z', fill: ['#4a4a54', '#14141a'] },
    { icon: 'no:postbox', x: 100, y: 620, size: 180, rot: -14 },
    {
      many: { icon: 'no:envelope' },
      at: [
        [180, 700, 70, 30],
        [60, 700, 60, -20],
      ],
    },
    { caller: { x: 320, y: 700, h: 160, c: '#24477a' } },
    { icon: 'no:newspaper', x: 420, y: 690, size: 80, rot: 20 },
  ],
});
