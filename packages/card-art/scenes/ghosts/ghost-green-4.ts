import { ghost } from '../../src/draw/define.ts';

export default ghost({
  id: 'ghost-green-4',
  title: 'Cousin Ambrose',
  description:
    'The green ghost of a dandy in a top hat, seen from the side, studies a green rose; four ghost lights hang above him.',
  palette: 'moss',
  setting: 'parlour',
  mood: ['vanity', 'love'],
  layers: [
    { damask: { pattern: 'flower-emblem', c: '#3a5a2a' } },
    { frame: { x: 400, y: 260, w: 110, h: 150 } },
    {
      group: [
        {
          bust: {
            profile: true,
            turn: -1,
            skin: 'pale',
            hair: '#3a3020',
            beard: ['mutton', 'handle'],
            dress: 'frock',
            coat: '#3f6a4a',
            vest: '#a8c060',
            hat: 'top',
            hatC: '#24402c',
            band: '#9ac060',
            dx: 24,
          },
        },
        { icon: 'no:rose', x: 96, y: 500, size: 170, rot: -16 },
        { arm: { from: [140, 770], to: [112, 610], sleeve: '#3f6a4a', skin: 'pale' } },
      ],
      spirit: ['#061207', '#5fb050', '#f4ffe0'],
      fade: [600, 770],
      opacity: 0.95,
    },
    { wisps: { n: 4, c: '#b6ff7a', y: 34, r: 240 } },
    { mist: { y: 700, h: 140, o: 0.5, c: '#9fe870' } },
  ],
});
