import { location } from '../../src/draw/define.ts';

export default location({
  id: 'l14',
  title: 'The Frozen Pond',
  description:
    'A lone skater draws circles on a frozen pond below white mountains; a snowman in a top hat looks on, a sled lies in the snow.',
  palette: 'ice',
  setting: 'snow',
  mood: ['cold', 'snow', 'winter', 'outdoor', 'water', 'white', 'lonely'],
  layers: [
    'sky',
    { moon: { x: 110, y: 110, r: 44 } },
    { mountains: { y: 360 } },
    { pines: { y: 430, n: 2, h: 130 } },
    { shape: 'M-10 470Q240 430 490 470V740H-10Z', fill: ['#eaf6fb', '#8ab8d0'] },
    { shape: 'M50 590a200 90 0 1 0 400 0a200 90 0 1 0 -400 0Z', fill: ['#9ad0e8', '#3a7a9a'] },
    { shape: 'M150 600a90 36 0 1 0 180 0a90 36 0 1 0 -180 0M190 580q80 -30 120 20', line: ['#f4fbff', 4] },
    { dancer: { x: 300, y: 610, h: 170, c: '#c2384a' } },
    { icon: 'no:snowman', x: 90, y: 480, size: 210, ground: true },
    { icon: 'no:sled', x: 410, y: 680, size: 130 },
    'snow',
  ],
});
