import { object } from '../../src/draw/define.ts';

export default object({
  id: 'o09',
  title: 'The Anchor',
  description:
    'An anchor as tall as a house has dragged up on a beach at low tide; a child with a lantern looks at it, a crab walks by and gulls circle.',
  palette: 'sea',
  setting: 'shore',
  mood: ['sea', 'water', 'metal', 'voyage', 'heavy', 'depth'],
  layers: [
    { day: { top: '#2a8a94', low: '#e0f6e8' } },
    { clouds: { y: 200, n: 6, o: 0.6 } },
    { sea: { y: 400, lx: 240 } },
    { shape: 'M-10 520Q200 470 490 540V740H-10Z', fill: ['#e0d0a0', '#6a5a3c'] },
    { icon: 'no:anchor', x: 250, y: 340, size: 470, rot: 16, sat: 0.5, ground: true },
    { shape: 'M120 560Q220 500 380 570Q280 600 120 560Z', fill: '#a8946a', opacity: 0.9 },
    { rope: { from: [330, 110], to: [490, 60], sag: 30, w: 12, c: '#8a6a44' } },
    { child: { x: 110, y: 680, h: 140, c: '#e0a030' } },
    { icon: 'no:crab', x: 400, y: 660, size: 100 },
    { birds: { x: 120, y: 130, n: 6, r: 80, c: '#ffffff' } },
  ],
});
