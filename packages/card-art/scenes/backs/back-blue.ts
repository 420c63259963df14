import type { Scene } from '../../src/draw/scene.ts';

const scene: Scene = {
  id: 'back-blue',
  kind: 'back',
  title: 'Back of the castle’s family',
  description: 'A blue card back with silver borders and a spectre in a medallion.',
  palette: 'midnight',
  setting: 'none',
  mood: [],
  vignette: 0.4,
  layers: [{ cardBack: { emblem: 'gi:spectre', gilt: '#a8b8d8', flame: '#8fd0ff' } }],
};

export default scene;
