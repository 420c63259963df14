import type { Scene } from '../../src/draw/scene.ts';

const scene: Scene = {
  id: 'back-mortal',
  kind: 'back',
  title: 'Back of the mortal’s cards',
  description: 'A copper-red card back with golden borders and a human heart in a medallion.',
  palette: 'ember',
  setting: 'none',
  mood: [],
  vignette: 0.4,
  layers: [{ cardBack: { emblem: 'gi:heart-organ', c: '#8a2a1a' } }],
};

export default scene;
