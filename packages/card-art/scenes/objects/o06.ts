import { object } from '../../src/draw/define.ts';

export default object({
  id: 'o06',
  title: 'The Scissors',
  description:
    'Tailor’s shears cut through a long bolt of rose silk; a needle, a spool of blue thread and a blue dress lie by.',
  palette: 'rose',
  setting: 'workshop',
  mood: ['sharp', 'cloth', 'work', 'metal', 'dress', 'spider'],
  layers: [
    { damask: { pattern: 'flower-emblem' } },
    { shape: 'M-10 330C120 280 180 380 300 330C380 300 440 330 490 310V740H-10Z', fill: ['#f8b8c8', '#8a2a58'] },
    {
      shape: 'M-10 420C120 380 180 470 300 420S440 400 490 400M-10 560C120 520 200 620 320 560S460 540 490 540',
      line: ['#c2588a', 14],
      opacity: 0.6,
    },
    { shape: 'M240 330L250 740H210Z', fill: '#3b1138' },
    { icon: 'no:scissors', x: 235, y: 430, size: 380, rot: -14 },
    { icon: 'no:thread', x: 400, y: 620, size: 130 },
    { icon: 'no:sewing-needle', x: 100, y: 610, size: 120, rot: 20 },
    { icon: 'no:dress', x: 400, y: 180, size: 200, haze: 0.4 },
  ],
});
