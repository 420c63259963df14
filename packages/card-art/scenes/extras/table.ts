import type { Scene } from '../../src/draw/scene.ts';

const scene: Scene = {
  id: 'table',
  kind: 'extra',
  title: 'Table',
  description: 'Dark green cloth with a worn gilded border.',
  palette: 'absinthe',
  setting: 'none',
  mood: [],
  size: [960, 640],
  vignette: 0.65,
  layers: [
    { damask: { c: '#123a30', x: 480, y: 300 } },
    { halo: { x: 480, y: 280, r: 520, c: '#3a8a6a', o: 0.35 } },
    {
      shape:
        'M24 40Q24 24 40 24H920Q936 24 936 40V600Q936 616 920 616H40Q24 616 24 600ZM38 52Q52 52 52 38H908Q908 52 922 52V588Q908 588 908 602H52Q52 588 38 588Z',
      line: ['#8a6a34', 3],
      opacity: 0.7,
    },
  ],
};

export default scene;
