import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd02',
  title: 'Tea at the Edge of the Storm',
  description:
    'A red teapot rides the green waves of a storm with a gentleman standing on its lid and a lantern at its spout; pink tentacles reach up on both sides and lightning forks.',
  palette: 'absinthe',
  setting: 'storm',
  mood: ['danger', 'voyage'],
  layers: [
    'sky',
    { clouds: { y: 110, n: 8, o: 0.85, s: 1.7 } },
    { clouds: { y: 230, n: 6, o: 0.6, s: 1.2 } },
    { highVoltage: { x: 420, y: 150, h: 260, lean: -0.15 } },
    { sea: { y: 420 } },
    { icon: 'gi:suckered-tentacle', x: 440, y: 500, size: 250, tone: 'pink', flip: true, rot: 8 },
    { icon: 'gi:suckered-tentacle', x: 62, y: 480, size: 270, tone: 'pink' },
    { gent: { x: 246, y: 352, h: 140, ground: false } },
    { icon: 'no:teapot', x: 236, y: 440, size: 320, rot: 10 },
    { icon: 'no:red-paper-lantern', x: 94, y: 330, size: 76, glow: '#ffc24a', emit: true },
    { waves: { y: 540 } },
    { icon: 'no:fish', x: 380, y: 616, size: 100, rot: -30 },
    'rain',
  ],
});
