import type { Scene } from '../../src/draw/scene.ts';

const scene: Scene = {
  id: 'special-10',
  kind: 'special',
  title: 'The Tenth Night',
  description:
    'Between two gateposts a domed mausoleum stands with a lit door under the moon; ten candles burn before its steps.',
  palette: 'midnight',
  setting: 'grave',
  mood: [],
  layers: [
    'sky',
    { stars: { n: 110 } },
    { moon: { x: 240, y: 130, r: 74 } },
    { baretrees: { xs: [20, 460], h: 600 } },
    { hills: { y: 470, n: 2 } },
    {
      shape:
        'M120 540V360H360V540ZM110 360H370V336H110ZM140 336Q240 210 340 336ZM96 540H384V560H96ZM80 560H400V584H80ZM60 584H420V610H60Z',
      fill: ['#c8cfe0', '#2a3250'],
    },
    { shape: 'M205 540V440Q240 396 275 440V540Z', fill: ['#ffe7a0', '#c8882a'] },
    {
      shape: 'M140 540V372H158V540ZM176 540V372H190V540ZM290 540V372H304V540ZM322 540V372H340V540Z',
      fill: ['#f4f6ff', '#5a668a'],
    },
    { halo: { x: 240, y: 480, r: 200, c: '#ffd27a', o: 0.7 } },
    {
      many: { icon: 'no:candle', glow: '#ffc24a', glowR: 0.8 },
      at: [
        [84, 590, 56],
        [120, 566, 50],
        [152, 590, 56],
        [180, 640, 62],
        [96, 650, 66],
        [300, 640, 62],
        [328, 590, 56],
        [360, 566, 50],
        [396, 590, 56],
        [384, 650, 66],
      ],
    },
    { shape: 'M0 740V330L20 300L40 340V740ZM480 740V330L460 300L440 340V740Z', fill: '#05070f' },
    { mist: { y: 690, h: 120, o: 0.4 } },
  ],
};

export default scene;
