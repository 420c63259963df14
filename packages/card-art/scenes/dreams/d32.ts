import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd32',
  title: 'The Bee King',
  description:
    'A bee as large as a horse, in a crown, hovers over a field of tall sunflowers; a beekeeper in white stands below with a honey pot while gold drips out of the sky.',
  palette: 'straw',
  setting: 'field',
  mood: ['power', 'work', 'gold'],
  layers: [
    { day: { top: '#d8a83a', low: '#fff6d0' } },
    { sun: { x: 380, y: 130, r: 80, c: '#ffd04a' } },
    { rays: { o: 0.3 } },
    { field: { y: 470, c: '#d8a83a' } },
    { honeybee: { x: 236, y: 300, size: 430, rot: 8, shade: 0 } },
    { icon: 'no:crown', x: 128, y: 206, size: 110, rot: -22 },
    {
      shape:
        'M-10 -10H490V60C470 60 470 130 450 130C430 130 440 60 410 60C380 60 390 100 370 100C350 100 360 50 330 50C290 50 300 190 280 190C260 190 270 60 230 60C200 60 210 90 190 90C170 90 180 50 150 50C110 50 120 140 100 140C80 140 90 60 60 60C30 60 40 100 20 100C10 100 10 60 -10 60Z',
      fill: ['#ffc83a', '#c8781a'],
    },
    {
      shape: 'M274 150C274 130 272 110 268 96M96 118C94 100 94 90 92 80M446 108C446 96 446 86 444 76',
      line: ['#fff0b0', 6],
      opacity: 0.8,
    },
    {
      shape:
        'M40 740C50 660 30 620 50 560M430 740C420 660 440 620 420 540M140 740C140 700 150 690 140 660M350 740C350 710 340 690 350 650',
      line: ['#5a6a24', 12],
    },
    {
      many: { icon: 'no:sunflower' },
      at: [
        [60, 540, 200, -16],
        [420, 530, 220, 14],
        [130, 670, 180, -8],
        [372, 690, 170, 10],
      ],
    },
    { watcher: { x: 246, y: 706, h: 170, c: '#e8e2d2' } },
    { icon: 'no:honey-pot', x: 300, y: 676, size: 90 },
    { grass: { n: 60, h: 50, c: '#5a4a1a' } },
  ],
});
