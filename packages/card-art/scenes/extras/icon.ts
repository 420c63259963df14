import type { Scene } from '../../src/draw/scene.ts';

const scene: Scene = {
  id: 'icon',
  kind: 'extra',
  title: 'Ghostlight',
  description: 'A lamp on a stand on a dark stage; the flame in its bulb is a small ghost.',
  palette: 'violet',
  setting: 'none',
  mood: [],
  size: [480, 480],
  vignette: 0.85,
  layers: [
    { sky: { low: '#5b3aa8' } },
    { group: [{ curtains: { c: '#8a1f4a', stage: false, drawn: 0.75 } }], move: [0, 0] },
    { shape: 'M-10 390H490V490H-10Z', fill: ['#4a2c3a', '#140a14'] },
    { ghostlight: { x: 240, y: 760, h: 720, reach: 190 } },
  ],
};

export default scene;
