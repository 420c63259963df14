import type { Scene } from '../../src/draw/scene.ts';

const scene: Scene = {
  id: 'back-character',
  kind: 'back',
  title: 'Back of a character',
  description: 'A red card back with golden borders and a hooded head in a medallion.',
  palette: 'blood',
  setting: 'none',
  mood: [],
  vignette: 0.4,
  layers: [{ cardBack: { emblem: 'gi:hooded-figure' } }],
};

export default scene;
