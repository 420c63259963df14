import type { Scene } from '../../src/draw/scene.ts';

const scene: Scene = {
  id: 'mary-mortal',
  kind: 'mary',
  title: 'Mary, Mortal',
  description:
    'A red-haired woman with green eyes looks straight at us, warm and alive, in a crimson dress with a wide lace collar and a small mirror for a brooch; behind her a lit window and a lantern in a narrow stone lane.',
  palette: 'ember',
  setting: 'none',
  mood: [],
  layers: [{ mary: { soul: 'mortal' } }],
  vignette: 0.4,
  seed: 'mary',
};

export default scene;
