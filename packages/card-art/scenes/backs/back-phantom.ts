import type { Scene } from '../../src/draw/scene.ts';

const scene: Scene = {
  id: 'back-phantom',
  kind: 'back',
  title: 'Back of the ghost’s cards',
  description: 'An ice-blue card back with silver borders and a raven in a medallion.',
  palette: 'ice',
  setting: 'none',
  mood: [],
  vignette: 0.4,
  layers: [{ cardBack: { emblem: 'gi:raven', gilt: '#b8c8d8' } }],
};

export default scene;
