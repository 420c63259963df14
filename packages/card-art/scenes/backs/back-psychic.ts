import type { Scene } from '../../src/draw/scene.ts';

const scene: Scene = {
  id: 'back-psychic',
  kind: 'back',
  title: 'Back of a psychic',
  description: 'A rose card back with golden borders and a burning candelabrum in a medallion.',
  palette: 'rose',
  setting: 'none',
  mood: [],
  vignette: 0.4,
  layers: [{ cardBack: { emblem: 'gi:lit-candelabra' } }],
};

export default scene;
