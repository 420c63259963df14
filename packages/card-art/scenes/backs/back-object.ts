import type { Scene } from '../../src/draw/scene.ts';

const scene: Scene = {
  id: 'back-object',
  kind: 'back',
  title: 'Back of an object',
  description: 'A brown card back with golden borders and a lantern in a medallion.',
  palette: 'sepia',
  setting: 'none',
  mood: [],
  vignette: 0.4,
  layers: [{ cardBack: { emblem: 'gi:old-lantern' } }],
};

export default scene;
