import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-16',
  title: 'Double vision',
  description:
    'The same red-haired woman twice over, one solid and one of mist; she lifts a hand mirror that shows neither.',
  palette: 'sea',
  setting: 'stage',
  mood: ['sight', 'trick'],
  layers: [
    'sky',
    { halo: { x: 240, y: 260, r: 340, o: 0.6 } },
    { curtains: { c: '#0a4a5a', stage: false, drawn: 0.7 } },
    {
      group: [
        {
          bust: {
            skin: 'pale',
            female: true,
            hair: '#c2582a',
            hairStyle: 'updo',
            dress: 'gown',
            coat: '#127887',
            necklace: '#ffe0b0',
            turn: 0.35,
            dx: 90,
            dy: 40,
            s: 1.05,
          },
        },
      ],
      spirit: ['#06323f', '#6fd0c8', '#ffffff'],
      opacity: 0.7,
    },
    {
      bust: {
        skin: 'pale',
        female: true,
        hair: '#c2582a',
        hairStyle: 'updo',
        dress: 'gown',
        coat: '#127887',
        necklace: '#ffe0b0',
        turn: 0.35,
        dx: -60,
        dy: 70,
        s: 1.05,
        glasses: 'clear',
      },
    },
    { arm: { from: [60, 790], to: [330, 560], sleeve: '#0d5a66', cuff: '#7fdccb', skin: 'pale' } },
    { icon: 'no:mirror', x: 352, y: 520, size: 160, rot: 16 },
  ],
});
