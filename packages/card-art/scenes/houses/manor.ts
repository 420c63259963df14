import type { Scene } from '../../src/draw/scene.ts';

const scene: Scene = {
  id: 'manor',
  kind: 'house',
  title: 'The Manor',
  description:
    'A green manor with a tower stands on a hill by moonlight, nearly every window lit; dark leaves frame it and a pale path winds behind the railings.',
  palette: 'moss',
  setting: 'garden',
  mood: [],
  layers: [
    'sky',
    { moon: { x: 380, y: 120, r: 60 } },
    { clouds: { y: 260, n: 6, o: 0.5 } },
    { hills: { y: 470, n: 2 } },
    { townhouse: { x: 110, y: 560, w: 130, h: 200, c: '#7a8a5a', lit: 0.9, lean: -2 } },
    { townhouse: { x: 360, y: 560, w: 140, h: 180, c: '#7a8a5a', lit: 0.9, lean: 2 } },
    { townhouse: { x: 235, y: 570, w: 190, h: 290, c: '#94a06a', lit: 0.9 } },
    { tower: { x: 420, y: 570, w: 70, h: 330, c: '#7a8a5a', roof: '#4d8a45' } },
    { ground: { y: 566 } },
    { path: { y: 560, x: 236 } },
    { foliage: { n: 30 } },
    { railings: { y: 640, h: 140, gap: 40 } },
  ],
};

export default scene;
