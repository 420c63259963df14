import type { Scene } from '../../src/draw/scene.ts';

const scene: Scene = {
  id: 'back-green',
  kind: 'back',
  title: 'Back of the manor’s family',
  description: 'A green card back with golden borders and a spectre in a medallion.',
  palette: 'moss',
  setting: 'none',
  mood: [],
  vignette: 0.4,
  layers: [{ cardBack: { emblem: 'gi:spectre', flame: '#b6ff7a' } }],
};

export default scene;
