import type { Scene } from '../../src/draw/scene.ts';

const scene: Scene = {
  id: 'castle',
  kind: 'house',
  title: 'The Castle',
  description:
    'A blue castle of three towers stands above the sea by moonlight, its gate and windows lit, waves before it.',
  palette: 'midnight',
  setting: 'shore',
  mood: [],
  layers: [
    'sky',
    { stars: { n: 120 } },
    { moon: { x: 110, y: 120, r: 64 } },
    { clouds: { y: 300, n: 6, o: 0.5 } },
    { sea: { y: 520, lx: 110 } },
    { shape: 'M90 740C110 620 150 560 190 520L470 500L490 740Z', fill: ['#4a5a8a', '#0a1028'] },
    { tower: { x: 200, y: 540, w: 66, h: 230, c: '#7a8ac0', roof: '#3a6ac8' } },
    { tower: { x: 400, y: 540, w: 78, h: 290, c: '#7a8ac0', roof: '#3a6ac8' } },
    { tower: { x: 300, y: 540, w: 110, h: 360, c: '#8a9ad0', roof: '#3f74d8' } },
    { shape: 'M190 540V450H420V540Z', fill: ['#7a8ac0', '#2a3866'] },
    {
      shape:
        'M190 450V434H206V446H222V434H238V446H254V434H270V446H286V434H302V446H318V434H334V446H350V434H366V446H382V434H398V446H414V434H420V450Z',
      fill: '#5a6aa0',
    },
    { shape: 'M276 540V490Q300 462 324 490V540Z', fill: ['#ffe7a0', '#c8882a'] },
    { waves: { y: 640, n: 3 } },
  ],
};

export default scene;
