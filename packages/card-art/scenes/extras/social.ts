import type { Scene } from '../../src/draw/scene.ts';

const scene: Scene = {
  id: 'social',
  kind: 'extra',
  title: 'Ghostlight',
  description:
    'A lamp on a stand burns on an empty stage between red curtains; a whale swims through the dark above it, two ghosts, one green, one blue, watch from the wings. The name Ghostlight stands below in gold.',
  palette: 'violet',
  setting: 'none',
  mood: [],
  size: [840, 440],
  vignette: 0.5,
  layers: [
    { sky: { low: '#5b3aa8' } },
    { stars: { n: 120 } },
    { icon: 'no:whale', x: 560, y: 130, size: 260, rot: -8, haze: 0.25 },
    { clouds: { y: 230, n: 9, o: 0.35 } },
    { shape: 'M-10 360H850V450H-10Z', fill: ['#4a2c3a', '#140a14'] },
    { ghostlight: { x: 420, y: 400, h: 360 } },
    {
      group: [
        {
          bust: {
            skin: 'pale',
            female: true,
            hair: '#e8ecdf',
            hairStyle: 'updo',
            dress: 'gown',
            coat: '#3f8a68',
            necklace: '#e8ffe0',
            eyes: 'blank',
            turn: 0.5,
            s: 0.6,
            dx: -76,
            dy: 40,
          },
        },
      ],
      spirit: ['#03150c', '#48b884', '#f2fff0'],
      fade: [270, 390],
      opacity: 0.95,
    },
    {
      group: [
        {
          bust: {
            skin: 'grey',
            hair: '#c8cfe8',
            beard: ['full'],
            hat: 'crown',
            dress: 'robe',
            coat: '#2f4a9a',
            eyes: 'blank',
            turn: -0.5,
            s: 0.6,
            dx: 440,
            dy: 60,
          },
        },
      ],
      spirit: ['#040a1c', '#4f8ae8', '#f4f9ff'],
      fade: [270, 390],
      opacity: 0.95,
    },
    {
      shape: 'M-10 -10H120C110 160 90 300 60 450H-10ZM850 -10H720C730 160 750 300 780 450H850Z',
      fill: ['#b8284a', '#3a0a1c'],
    },
    {
      shape:
        'M20 -10C24 160 20 300 10 450M60 -10C60 160 50 300 34 450M96 -10C92 160 76 300 50 450M820 -10C816 160 820 300 830 450M780 -10C780 160 790 300 806 450M744 -10C748 160 764 300 790 450',
      line: ['#4a0a20', 7],
    },
    { shape: 'M-10 346H850V450H-10Z', fill: '#0c0720', opacity: 0.55 },
    { lettering: { text: 'Ghostlight', x: 176, y: 404, size: 106 } },
  ],
};

export default scene;
