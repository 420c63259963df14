import type { Scene } from '../../src/draw/scene.ts';

const scene: Scene = {
  id: 'mary-ghost',
  kind: 'mary',
  title: 'Mary, Ghost',
  description:
    'The same woman in the same pose, cold: blue hair, white shining eyes, grey-blue skin, a dark dress with a pale lace collar and a small mirror for a brooch; window and lantern burn with cold light.',
  palette: 'midnight',
  setting: 'none',
  mood: [],
  layers: [{ mary: { soul: 'ghost' } }],
  vignette: 0.4,
  seed: 'mary',
};

export default scene;
