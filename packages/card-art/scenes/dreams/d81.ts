import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd81',
  title: 'The Armour Full of Flowers',
  description:
    'A suit of armour stands in a long corridor with roses and tulips growing from its helm and blossoms pouring out below; bees fly about it and somebody in red sits beside crossed swords.',
  palette: 'rose',
  setting: 'corridor',
  mood: ['love', 'war', 'growth', 'peace'],
  layers: [
    { corridor: { c: '#a8487a' } },
    {
      many: { icon: 'no:rose' },
      at: [
        [160, 150, 110, -30],
        [300, 130, 110, 30],
        [240, 90, 120, 0],
      ],
    },
    {
      many: { icon: 'no:tulip' },
      at: [
        [120, 230, 100, -50],
        [350, 220, 100, 50],
      ],
    },
    { icon: 'no:sunflower', x: 240, y: 170, size: 130 },
    { icon: 'gi:visored-helm', x: 240, y: 280, size: 240, tone: ['#ffffff', '#6f7b96'] },
    { shape: 'M130 400Q240 370 350 400L370 560Q240 600 110 560Z', fill: ['#f0f2fa', '#5a6484'] },
    {
      shape: 'M110 420Q70 440 60 540L110 560ZM370 420Q410 440 420 540L370 560ZM240 384V586',
      fill: ['#dfe4f2', '#4a5474'],
      line: ['#3a4464', 4],
    },
    {
      many: { icon: 'no:hibiscus' },
      at: [
        [180, 570, 110],
        [300, 580, 110],
        [240, 540, 100],
        [110, 560, 80],
        [370, 560, 80],
      ],
    },
    {
      many: { icon: 'no:honeybee' },
      at: [
        [90, 330, 70, -10],
        [400, 320, 70, 10],
      ],
    },
    { reader: { x: 360, y: 700, h: 120, c: '#c8442e' } },
    { icon: 'gi:crossed-swords', x: 110, y: 660, size: 130, tone: 'silver' },
  ],
});
