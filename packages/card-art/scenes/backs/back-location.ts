import type { Scene } from '../../src/draw/scene.ts';

const scene: Scene = {
  id: 'back-location',
  kind: 'back',
  title: 'Back of a location',
  description: 'A teal card back with golden borders and a lighthouse in a medallion.',
  palette: 'sea',
  setting: 'none',
  mood: [],
  vignette: 0.4,
  layers: [{ cardBack: { emblem: 'gi:lighthouse' } }],
};

export default scene;
