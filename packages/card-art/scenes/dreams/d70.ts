import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd70',
  title: 'The Diver in the Inkwell',
  description:
    'On a writing desk a diver in a brass helmet climbs out of an inkwell as big as a well with a fish in his net; a quill and a candle lie by and the letter before him has turned to waves.',
  palette: 'midnight',
  setting: 'table',
  mood: ['writing', 'depth', 'secret'],
  layers: [
    { damask: { c: '#27407f' } },
    { lamp: { x: 420, y: 120, r: 26 } },
    { diver: { x: 190, y: 470, h: 330, ground: false } },
    { icon: 'no:fish', x: 318, y: 400, size: 130, rot: 70 },
    {
      shape:
        'M286 340C260 380 270 450 318 470C366 450 374 380 346 340ZM276 380H362M272 420H366M300 344C290 390 296 440 318 470M332 344C344 390 338 440 318 470',
      line: ['#c9a56a', 3],
    },
    { shape: 'M270 334L300 346M346 340L300 330', line: ['#c9a56a', 5] },
    { shape: 'M70 420H310L340 640H40Z', fill: ['#9ab4e8', '#1a2a5a'], opacity: 0.95 },
    { shape: 'M70 420a120 34 0 1 0 240 0a120 34 0 1 0 -240 0Z', fill: ['#0a1028', '#1a2a6a'] },
    { diver: { x: 190, y: 470, h: 330, ground: false } },
    { shape: 'M66 424C110 470 270 470 314 424L322 500C250 540 130 540 58 500Z', fill: ['#8aa4d8', '#27407f'] },
    { shape: 'M110 500C106 560 100 580 96 620', line: ['#dfeaff', 12], opacity: 0.5 },
    { shape: 'M-10 640H490V740H-10Z', fill: ['#7a4a2a', '#1c0e08'] },
    {
      through: 'M240 620L450 600L480 700L260 725Z',
      palette: 'sea',
      layers: ['deepsea', { waves: { y: 640, n: 3, s: 0.5 } }],
    },
    { icon: 'no:candle', x: 424, y: 560, size: 200, glow: '#ffc24a' },
    { icon: 'no:feather', x: 330, y: 640, size: 190, rot: -20, shade: 0.7 },
  ],
});
