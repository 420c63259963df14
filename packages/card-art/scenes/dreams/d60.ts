import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd60',
  title: 'The Harvest of Hands',
  description:
    'Hands grow out of the furrows of a field, one with a seedling over it, one of bone with an apple on its fingers; a farmer in blue stands among them.',
  palette: 'moss',
  setting: 'field',
  mood: ['harvest', 'fear', 'growth', 'work'],
  layers: [
    { day: { top: '#8a9a4a', low: '#f6f0c0' } },
    { sun: { x: 120, y: 150, r: 60, c: '#ff9d4a' } },
    { hills: { y: 380, n: 2, near: '#4d6a25' } },
    { shape: 'M-10 430H490V740H-10Z', fill: ['#7a5a34', '#1c1208'] },
    {
      shape: 'M240 430L-100 740M240 430L60 740M240 430L220 740M240 430L380 740M240 430L560 740',
      line: ['#2a1a0c', 12],
      opacity: 0.6,
    },
    {
      many: { icon: 'gi:open-palm', tone: ['#f6d0b0', '#a8684a'], haze: 0.2 },
      at: [
        [80, 430, 90, -75],
        [180, 440, 90, -75],
        [290, 430, 90, -75],
        [400, 440, 90, -75],
      ],
    },
    { icon: 'gi:open-palm', x: 120, y: 520, size: 230, rot: -70, tone: ['#f6d0b0', '#a8684a'] },
    { icon: 'no:seedling', x: 150, y: 380, size: 110 },
    { icon: 'gi:skeletal-hand', x: 390, y: 610, size: 200, tone: 'bone' },
    { icon: 'no:red-apple', x: 384, y: 500, size: 90 },
    { shape: 'M-10 640C80 610 180 650 260 640C340 630 420 690 490 690V740H-10Z', fill: ['#5a4024', '#140c06'] },
    { watcher: { x: 265, y: 690, h: 190, c: '#3f6a8a' } },
    { icon: 'no:gloves', x: 60, y: 690, size: 80 },
  ],
});
