import { ghost } from '../../src/draw/define.ts';

export default ghost({
  id: 'ghost-green-5',
  title: 'Dowager Ivy',
  description:
    'The green ghost of an old lady with a high coiffure, lorgnette glasses and a heavy necklace stares us down in a ballroom; five ghost lights hang above her.',
  palette: 'absinthe',
  setting: 'room',
  mood: ['wealth', 'old'],
  layers: [
    { room: { win: { x: 90, y: 50, w: 120, h: 280 } } },
    { curtains: { c: '#0f5a44', stage: false, drawn: 0.6 } },
    {
      group: [
        {
          bust: {
            skin: 'pale',
            female: true,
            old: true,
            hair: '#e8ecdf',
            hairStyle: 'updo',
            dress: 'gown',
            coat: '#3f8a68',
            necklace: '#e8ffe0',
            earring: '#e8ffe0',
            glasses: 'clear',
            fur: '#a8c8a8',
            brow: 6,
            turn: 0.3,
            eyes: 'blank',
            dy: 10,
          },
        },
      ],
      spirit: ['#03150c', '#48b884', '#f2fff0'],
      fade: [600, 770],
      opacity: 0.95,
    },
    { wisps: { n: 5, c: '#7dffc0', y: 34, r: 250 } },
    { mist: { y: 700, h: 150, o: 0.45, c: '#7dffb0' } },
  ],
});
