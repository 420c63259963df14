import { object } from '../../src/draw/define.ts';

export default object({
  id: 'o01',
  title: 'The Dagger',
  description:
    'A jewelled dagger stands upright, driven through a playing card into a red-draped table; one drop runs down the blade.',
  palette: 'blood',
  setting: 'table',
  mood: ['sharp', 'metal', 'murder', 'war', 'red', 'jewel', 'danger'],
  layers: [
    { damask: {} },
    { halo: { x: 240, y: 300, r: 300, o: 0.6 } },
    { table: { y: 540, c: '#8a1428' } },
    { icon: 'gi:card-king-hearts', x: 240, y: 590, size: 190, tone: 'bone', ink: '#a3121f', rot: 70, sy: 0.7 },
    { icon: 'fe:dagger', x: 240, y: 350, size: 440, rot: -45 },
    { icon: 'no:drop-of-blood', x: 262, y: 560, size: 60 },
  ],
});
