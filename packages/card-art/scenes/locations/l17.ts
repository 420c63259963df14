import { location } from '../../src/draw/define.ts';

export default location({
  id: 'l17',
  title: 'The Bathhouse',
  description:
    'Steam under green arches; a claw-foot bath stands in shallow water, a bather with closed eyes among the bubbles, a soap and a duck beside it.',
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
        tilt: -10,
        s: 0.5,
        dy: 372,
        dx: -40,
      },
    },
    { icon: 'no:bathtub', x: 230, y: 520, size: 380, ground: true },
    {
      many: { icon: 'no:bubbles' },
      at: [
        [250, 470, 120],
        [320, 480, 110],
        [110, 470, 100],
        [120, 330, 80],
        [340, 280, 90],
      ],
    },
    { icon: 'no:soap', x: 410, y: 660, size: 130, ground: true },
    { icon: 'no:duck', x: 90, y: 650, size: 100 },
    { mist: { y: 360, h: 200, o: 0.5 } },
  ],
});
