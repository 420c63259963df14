import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd39',
  title: 'The Weather Indoors',
  description:
    'A thundercloud hangs under a bedroom ceiling and rains on the bed, which floats on the flood; the sleeper has put up an umbrella without waking.',
  palette: 'ice',
  setting: 'room',
  mood: ['storm', 'sleep', 'grief'],
  layers: [
    { room: { win: { x: 110, y: 60, w: 140, h: 280 }, floor: 700 } },
    { cloud: { x: 270, y: 130, w: 360, c: '#5a7a94' } },
    { cloud: { x: 200, y: 160, w: 240, c: '#3a5a74' } },
    { highVoltage: { x: 350, y: 170, h: 220, lean: -0.1 } },
    { pond: { y: 580, c: '#3a7a9a' } },
    { icon: 'no:umbrella', x: 150, y: 430, size: 220, rot: -10 },
    { dreamer: { x: 260, y: 640, h: 220, c: '#c2384a', ground: false } },
    { waves: { y: 620, n: 3, s: 0.8 } },
    { icon: 'no:fish', x: 400, y: 660, size: 90 },
    { icon: 'no:teddy-bear', x: 90, y: 640, size: 90, rot: 20 },
    'rain',
  ],
});
