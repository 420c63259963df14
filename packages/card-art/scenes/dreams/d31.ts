import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd31',
  title: 'The Ballerina’s Storm',
  description:
    'A ballerina turns on one toe and her skirt is the eye of a whirlwind that pulls in roofs, umbrellas and chairs; a stagehand clings to the curtain rope.',
  palette: 'rose',
  setting: 'vortex',
  mood: ['dance', 'storm', 'anger'],
  layers: [
    'sky',
    { vortex: { x: 240, y: 400, n: 15 } },
    { icon: 'no:house', x: 90, y: 190, size: 120, rot: -30 },
    { icon: 'no:umbrella', x: 400, y: 160, size: 130, rot: 50 },
    { icon: 'no:chair', x: 410, y: 330, size: 110, rot: 110 },
    { icon: 'no:ballet-shoes', x: 80, y: 380, size: 110, rot: -20 },
    { dancer: { x: 235, y: 640, h: 460, c: '#ffb8c8' } },
    { hills: { y: 620, n: 2, amp: 24 } },
    { rope: { from: [440, 0], to: [430, 640], sag: 10, w: 5 } },
    { climber: { x: 432, y: 600, h: 140, c: '#3a6a8a' } },
    { icon: 'no:cloud-with-lightning', x: 90, y: 560, size: 120 },
  ],
});
