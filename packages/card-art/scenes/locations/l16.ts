import { location } from '../../src/draw/define.ts';

export default location({
  id: 'l16',
  title: 'The Rose Garden',
  description:
    'Between hedges of roses larger than people a path leads to a fountain; a lady with a parasol has stopped before one bloom.',
  palette: 'rose',
  setting: 'garden',
  mood: ['garden', 'flower', 'love', 'water', 'path', 'outdoor', 'pink'],
  layers: [
    { day: { top: '#c8588a', low: '#ffe0d8' } },
    { sun: { x: 340, y: 180, r: 50 } },
    { hills: { y: 400, n: 2, near: '#5a1f4a' } },
    { path: { y: 440, x: 240 } },
    { icon: 'no:fountain', x: 240, y: 400, size: 170, haze: 0.2 },
    {
      shape:
        'M90 470C96 540 80 600 90 740M390 480C384 560 400 620 390 740M50 660C56 690 50 720 50 740M430 690V740M140 740V760',
      line: ['#2f5a2a', 14],
    },
    { foliage: { n: 18, c: '#24401f' } },
    {
      many: { icon: 'no:rose' },
      at: [
        [90, 400, 200, -14],
        [390, 410, 190, 16],
        [50, 560, 260, -20],
        [430, 580, 270, 18],
        [140, 690, 200, -8],
        [360, 720, 180, 8],
      ],
    },
    { lady: { x: 262, y: 640, h: 170, c: '#3a6a9a' } },
    { icon: 'no:butterfly', x: 150, y: 220, size: 80, rot: -16 },
  ],
});
