import { object } from '../../src/draw/define.ts';

export default object({
  id: 'o16',
  title: 'The Hourglass',
  description:
    'An hourglass stands half buried in a dune at dusk, its sand running; a lizard and a traveller’s footprints come to it.',
  palette: 'dawn',
  setting: 'desert',
  mood: ['time', 'sand', 'glass', 'patience', 'late', 'desert'],
  layers: [
    'sky',
    { stars: { n: 50 } },
    { sun: { x: 370, y: 330, r: 60 } },
    { dunes: { y: 400, n: 2 } },
    { icon: 'no:hourglass-not-done', x: 220, y: 360, size: 430, rot: -10, glow: true, glowO: 0.35 },
    { shape: 'M-10 560C100 500 220 560 330 520C400 500 450 520 490 540V740H-10Z', fill: ['#f2b888', '#6a2a4a'] },
    {
      many: { icon: 'no:footprints', opacity: 0.6, dark: '#6a3a4a', shade: 0, rim: 0 },
      at: [
        [330, 690, 80, -20],
        [360, 620, 60, -14],
        [340, 570, 44, -30],
      ],
    },
    { icon: 'no:lizard', x: 110, y: 640, size: 120 },
  ],
});
