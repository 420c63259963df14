import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-17',
  title: 'Wraith to the bottom',
  description: 'A pale spirit sinks through green water, chained to an anchor; fish scatter and bubbles rise.',
  palette: 'sea',
  setting: 'deep',
  mood: ['depth', 'grief', 'prison'],
  layers: [
    'deepsea',
    {
      group: [{ caller: { x: 250, y: 440, h: 330, c: '#e8f6f2', hair: '#a8c8c8', ground: false } }],
      fade: [330, 470],
      spirit: ['#0a3a44', '#a8e8dc', '#ffffff'],
      opacity: 0.92,
    },
    { shape: 'M252 390C230 440 290 470 270 520', line: ['#0a3a44', 16] },
    { shape: 'M252 390C230 440 290 470 270 520', line: ['#b8d8d4', 8] },
    { icon: 'no:anchor', x: 276, y: 590, size: 240, rot: 10 },
    {
      many: { icon: 'no:fish' },
      at: [
        [80, 330, 100, -20],
        [400, 220, 90, 160],
        [70, 520, 80, 10],
      ],
    },
    { hills: { y: 660, n: 2, amp: 20 } },
    { kelp: { n: 10, h: 200 } },
  ],
});
