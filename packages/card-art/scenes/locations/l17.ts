import { location } from '../../src/draw/define.ts';

export default location({
  id: 'l17',
  title: 'The Bathhouse',
  description:
    'Steam over a sunken green pool under arches; a claw-foot bath overflows, a towel and a mirror on the tiles, a bather’s head among the bubbles.',
  palette: 'absinthe',
  setting: 'room',
  mood: ['water', 'comfort', 'indoor', 'vanity', 'green', 'body'],
  layers: [
    { corridor: { c: '#2f9a78', y: 260 } },
    { pond: { y: 470, c: '#1d7b63' } },
    {
      bust: {
        only: 'head',
        skin: 'pale',
        female: true,
        hair: '#8a3a1c',
        hairStyle: 'updo',
        eyes: 'closed',
        turn: 0.3,
        s: 0.5,
        dy: 330,
        dx: -30,
      },
    },
    { icon: 'no:bathtub', x: 230, y: 520, size: 380, ground: true },
    {
      many: { icon: 'no:bubbles' },
      at: [
        [300, 440, 110],
        [90, 450, 90],
        [120, 330, 80],
        [340, 280, 90],
      ],
    },
    { frame: { x: 400, y: 250, w: 90, h: 130, oval: true } },
    { halo: { x: 400, y: 250, r: 60, o: 0.7 } },
    { icon: 'no:soap', x: 410, y: 640, size: 120 },
    { icon: 'no:duck', x: 90, y: 650, size: 100 },
    { mist: { y: 360, h: 200, o: 0.5 } },
  ],
});
