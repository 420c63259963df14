import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd83',
  title: 'The Astronomer’s Egg',
  description:
    'A luminous egg as large as a planet hangs over a chequered plain, cracked so that stars show inside; an astronomer stands at his telescope and a chick hatches.',
  palette: 'midnight',
  setting: 'chess',
  mood: ['wonder', 'science', 'birth', 'star'],
  layers: [
    'sky',
    { stars: { n: 120 } },
    { aurora: { y: 240 } },
    { chess: { y: 520 } },
    { halo: { x: 260, y: 260, r: 340, o: 0.8 } },
    { icon: 'no:egg', x: 260, y: 250, size: 420, amb: 0.5 },
    {
      through: 'M150 250L200 220L230 260L270 215L310 265L350 225L390 260L360 300L320 285L280 325L240 290L200 310Z',
      palette: 'violet',
      layers: ['sky', { stars: { n: 400, h: 1.4 } }, { icon: 'no:ringed-planet', x: 290, y: 270, size: 70 }],
    },
    { icon: 'no:telescope', x: 120, y: 570, size: 210, flip: true },
    { gent: { x: 200, y: 680, h: 160, flip: true } },
    { icon: 'no:hatching-chick', x: 400, y: 640, size: 130 },
    {
      many: { icon: 'no:star', emit: true },
      at: [
        [330, 420, 50, 20],
        [380, 470, 40, -20],
        [300, 500, 36, 10],
      ],
    },
  ],
});
