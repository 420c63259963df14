import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd16',
  title: 'The Spider’s Loom',
  description:
    'A spider as large as a cart sits in its web between two dead trees over a grey cloth; a woman with a red parasol stands below, by a spool of blue thread and shears.',
  palette: 'bone',
  setting: 'bare',
  mood: ['trap', 'patience', 'work'],
  layers: [
    'sky',
    { moon: { x: 250, y: 230, r: 130 } },
    { hills: { y: 560, n: 2 } },
    { baretrees: { xs: [40, 450], h: 640 } },
    { icon: 'gi:spider-web', x: 240, y: 280, size: 440, tone: 'silver', back: false },
    { icon: 'no:spider', x: 260, y: 250, size: 230 },
    {
      shape: 'M170 420H330V620L310 640L290 620L270 642L250 620L230 640L210 620L190 640L170 620Z',
      fill: ['#b8b4c0', '#4a4854'],
    },
    {
      shape: 'M180 420V620M200 420V620M220 420V620M240 420V620M260 420V620M280 420V620M300 420V620M320 420V620',
      line: ['#e8e4ee', 2],
      opacity: 0.7,
    },
    { rope: { from: [330, 600], to: [390, 650], sag: 30, c: '#4a90e0', w: 4 } },
    { icon: 'no:thread', x: 410, y: 640, size: 130 },
    { lady: { x: 90, y: 690, h: 170, c: '#8a2f3a' } },
    { icon: 'no:scissors', x: 170, y: 680, size: 90, rot: 40 },
  ],
});
