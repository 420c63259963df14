import type { Scene } from '../../src/draw/scene.ts';

const scene: Scene = {
  id: 'back-dream',
  kind: 'back',
  title: 'Back of a dream',
  description: 'A violet card back with golden borders and an open eye in a medallion.',
  palette: 'violet',
  setting: 'none',
  mood: [],
  vignette: 0.4,
  layers: [{ cardBack: { emblem: 'gi:third-eye' } }],
};

export default scene;
