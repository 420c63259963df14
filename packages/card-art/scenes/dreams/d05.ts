import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd05',
  title: 'Concert for the Drowned',
  description:
    'On the sea bed an octopus plays a grand piano with all its arms; a diver with a wine glass listens in the weed, a jellyfish glows overhead.',
  palette: 'sea',
  setting: 'deep',
  mood: ['song', 'sleep', 'feast'],
  layers: [
    'deepsea',
    { icon: 'no:jellyfish', x: 380, y: 140, size: 230, rot: -14, hazeC: '#ff9ac0', haze: 0.35, glow: '#ff9ac0' },
    {
      many: { icon: 'no:fish', haze: 0.4 },
      at: [
        [90, 120, 70, 10],
        [150, 170, 60, 0],
        [60, 200, 50, -10],
      ],
    },
    { hills: { y: 580, n: 2, amp: 40 } },
    { grandPiano: { x: 250, y: 640, w: 370, c: '#4a2c24' } },
    { icon: 'gi:octopus', x: 140, y: 370, size: 260, rot: -6, tone: ['#ffb8a8', '#b0384a'], ink: '#5a1020' },
    { diver: { x: 400, y: 680, h: 200 } },
    { icon: 'no:musical-notes', x: 300, y: 250, size: 90 },
    { kelp: { n: 12, h: 240 } },
    { icon: 'no:wine-glass', x: 340, y: 650, size: 80 },
  ],
});
