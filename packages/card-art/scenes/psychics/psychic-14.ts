import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-14',
  title: 'Two’s more fun',
  description: 'Two identical girls with plaits hold hands in a long corridor; a red toy hangs on a string above them.',
  palette: 'rose',
  setting: 'corridor',
  mood: ['childhood', 'play', 'fear'],
  layers: [
    { corridor: { c: '#a13a72', y: 300 } },
    {
      group: [
        {
          bust: {
            skin: 'pale',
            female: true,
            hair: '#7a4a24',
            hairStyle: 'plaits',
            dress: 'collar',
            coat: '#8ab0c8',
            eyes: 'wide',
            s: 0.86,
            dx: -104,
            dy: 146,
            smile: 2,
          },
        },
        {
          bust: {
            skin: 'pale',
            female: true,
            hair: '#7a4a24',
            hairStyle: 'plaits',
            dress: 'collar',
            coat: '#8ab0c8',
            eyes: 'wide',
            s: 0.86,
            dx: 104,
            dy: 146,
            smile: 2,
          },
        },
      ],
    },
    { arm: { from: [120, 740], to: [212, 650], sleeve: '#8ab0c8', skin: 'pale', s: 0.7 } },
    { arm: { from: [360, 740], to: [262, 640], sleeve: '#8ab0c8', skin: 'pale', s: 0.7 } },
    { icon: 'no:yo-yo', x: 240, y: 90, size: 100 },
    { rope: { from: [240, 0], to: [240, 60], sag: 0 } },
  ],
});
