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
      group: [{ sleeper: { x: 240, y: 250, h: 300, rot: 70, c: '#e8f6f2', hair: '#a8c8c8' } }],
      spirit: ['#0a3a44', '#a8e8dc', '#ffffff'],
      opacity: 0.92,
    },
    { icon: 'no:chains', x: 270, y: 440, size: 170, rot: 20 },
    { icon: 'no:anchor', x: 300, y: 580, size: 210, rot: 10 },
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
