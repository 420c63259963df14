import { location } from '../../src/draw/define.ts';

export default location({
  id: 'l07',
  title: 'The Observatory',
  description:
    'A dome split open on a starry sky; a giant telescope aims at a ringed planet, an astronomer on the stair and a brass globe below.',
  palette: 'midnight',
  setting: 'void',
  mood: ['star', 'sight', 'science', 'night', 'sky', 'round', 'wonder'],
  layers: [
    'sky',
    { stars: { n: 220, h: 1.2 } },
    { icon: 'no:ringed-planet', x: 160, y: 220, size: 130, glow: true },
    {
      shape: 'M-20 740V420Q-20 60 240 30Q500 60 500 420V740H400V420Q400 160 300 90H180Q80 160 80 420V740Z',
      fill: ['#3a4a7a', '#080c20'],
    },
    { shape: 'M80 420Q80 200 150 120M400 420Q400 200 330 120', line: ['#8fa4d8', 4] },
    { icon: 'no:telescope', x: 230, y: 420, size: 370 },
    { ground: { y: 620 } },
    { stairs: { x: 330, y: 700, n: 5, dx: 14, dy: 26, w: 140 } },
    { gent: { x: 370, y: 600, h: 130 } },
    { icon: 'gi:globe', x: 90, y: 620, size: 160, tone: 'gold', ground: true },
  ],
});
