import { ghost } from '../../src/draw/define.ts';

export default ghost({
  id: 'ghost-green-2',
  title: 'Briar the Gardener',
  description:
    'The green ghost of a bearded gardener in a straw hat lifts his tool among dark leaves under the moon; two ghost lights hang above him.',
  palette: 'moss',
  setting: 'garden',
  mood: ['garden', 'work'],
  layers: [
    'sky',
    { moon: { x: 90, y: 120, r: 50 } },
    { hills: { y: 430, n: 3 } },
    {
      group: [
        { icon: 'no:shovel', x: 404, y: 470, size: 400, rot: 45 },
        {
          bust: {
            skin: 'fair',
            hair: '#c9b08a',
            beard: ['stache'],
            dress: 'apron',
            coat: '#7f9a6a',
            hat: 'wide',
            hatC: '#d9c48a',
            band: '#3f5a2a',
            turn: 0.55,
            old: true,
            dx: -20,
            eyes: 'blank',
          },
        },
        { arm: { from: [470, 760], to: [404, 560], sleeve: '#7f9a6a', skin: 'fair' } },
      ],
      spirit: ['#061207', '#5fa848', '#f2ffdc'],
      fade: [590, 760],
      opacity: 0.94,
    },
    { wisps: { n: 2, c: '#b6ff7a', y: 36 } },
    { foliage: { n: 22 } },
  ],
});
