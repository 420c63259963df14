import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd32',
  title: 'The Bee King',
  description:
    'A bee as large as a horse wears a crown and hovers over a court of sunflowers; a beekeeper kneels with a honey pot while gold drips from the sky.',
  palette: 'straw',
  setting: 'field',
  mood: ['power', 'work', 'gold'],
  layers: [
    { day: { top: '#d8a83a', low: '#fff6d0' } },
    { sun: { x: 370, y: 150, r: 70, c: '#ffd04a' } },
    {
      shape:
        'M-10 -10H490V60C470 60 470 130 450 130C430 130 440 60 410 60C380 60 390 100 370 100C350 100 360 50 330 50C290 50 300 160 280 160C260 160 270 60 230 60C200 60 210 90 190 90C170 90 180 50 150 50C110 50 120 140 100 140C80 140 90 60 60 60C30 60 40 100 20 100C10 100 10 60 -10 60Z',
      fill: ['#ffc83a', '#c8781a'],
    },
    { field: { y: 470, c: '#d8a83a' } },
    { icon: 'no:honeybee', x: 240, y: 310, size: 350, rot: -8 },
    { icon: 'no:crown', x: 168, y: 214, size: 130, rot: -14 },
    {
      many: { icon: 'no:sunflower' },
      at: [
        [60, 560, 170],
        [420, 560, 180],
        [130, 660, 150],
        [350, 670, 140],
      ],
    },
    { watcher: { x: 240, y: 690, h: 150, c: '#e8e2d2' } },
    { icon: 'no:honey-pot', x: 290, y: 660, size: 90 },
  ],
});
