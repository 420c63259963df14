import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd83',
  title: 'The Astronomer’s Egg',
  description:
    'An egg as large as a house stands on a chequered plain, cracked so that stars and a ringed planet show inside; stars spill out, somebody climbs a ladder to it, an astronomer stands at his telescope.',
  palette: 'midnight',
  setting: 'chess',
  mood: ['wonder', 'science', 'birth', 'star'],
  layers: [
    'sky',
    { stars: { n: 120 } },
    { aurora: { y: 240 } },
    { chess: { y: 480 } },
    { halo: { x: 280, y: 300, r: 360, o: 0.8 } },
    { shape: 'M120 560a180 40 0 1 0 360 0a180 40 0 1 0 -360 0Z', fill: '#070a18', opacity: 0.7, blur: 8 },
    { icon: 'no:egg', x: 290, y: 310, size: 500, amb: 0.45, rot: 6, shade: 0 },
    {
      through:
        'M110 300L180 250L220 310L280 240L330 320L390 250L470 300L430 380L380 350L330 420L270 370L210 410L160 350Z',
      palette: 'violet',
      layers: [
        'sky',
        { stars: { n: 500, h: 1.6 } },
        { halo: { x: 300, y: 330, r: 120 } },
        { icon: 'no:ringed-planet', x: 300, y: 330, size: 120, rot: -10 },
      ],
      edge: ['#7a4a34', 5],
    },
    { ladder: { from: [420, 640], to: [380, 380], w: 20, w2: 14, n: 11 } },
    { climber: { x: 404, y: 560, h: 110, c: '#c2384a' } },
    {
      shape:
        'M250 470l8 18l20 2l-15 13l5 20l-18 -10l-18 10l5 -20l-15 -13l20 -2ZM310 560l7 15l17 2l-13 11l5 17l-16 -9l-15 9l4 -17l-13 -11l17 -2ZM220 590l9 20l22 2l-17 15l6 22l-20 -12l-20 12l6 -22l-17 -15l22 -2Z',
      fill: ['#fff2b0', '#e8a030'],
    },
    { icon: 'no:telescope', x: 110, y: 550, size: 260, flip: true },
    { gent: { x: 60, y: 716, h: 220 } },
  ],
});
