import { ghost } from '../../src/draw/define.ts';

export default ghost({
  id: 'ghost-green-1',
  title: 'Little Wren',
  description:
    'The green ghost of a small girl with plaits and a nightcap hugs her bear in a dark nursery; one ghost light hangs above her.',
  palette: 'absinthe',
  setting: 'room',
  mood: ['childhood'],
  layers: [
    { room: { win: { x: 380, y: 60, w: 120, h: 240 }, tiles: false, pattern: 'flower-emblem' } },
    {
      group: [
        {
          bust: {
            skin: 'pale',
            female: true,
            hair: '#b98a4a',
            hairStyle: 'plaits',
            dress: 'collar',
            coat: '#8fae8a',
            eyes: 'wide',
            iris: '#0a2a18',
            turn: -0.3,
            s: 0.95,
            dy: 120,
            broad: 1.06,
            smile: 3,
            hat: 'nightcap',
            hatC: '#9fc08a',
          },
        },
        { icon: 'no:teddy-bear', x: 240, y: 600, size: 210 },
        { arm: { from: [90, 720], to: [170, 640], sleeve: '#8fae8a', skin: 'pale', s: 0.8 } },
      ],
      spirit: ['#03150c', '#3fae72', '#eaffe8'],
      fade: [560, 740],
      opacity: 0.94,
    },
    { wisps: { n: 1, c: '#7dffb0', y: 70 } },
    { mist: { y: 690, h: 160, o: 0.5, c: '#7dffb0' } },
  ],
});
