import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd68',
  title: 'The Turtle Island',
  description:
    'A turtle swims with a castle, palms and lit windows on its shell; a gardener on its head holds out a carrot on a fishing line to steer it.',
  palette: 'sea',
  setting: 'shore',
  mood: ['voyage', 'patience', 'home'],
  layers: [
    { day: { top: '#2a9aa8', low: '#f0fff0' } },
    { sun: { x: 390, y: 130, r: 54, c: '#ffe08a' } },
    { clouds: { y: 270, n: 6, o: 0.7 } },
    { sea: { y: 430, lx: 390 } },
    { tower: { x: 250, y: 400, w: 60, h: 150, roof: '#ff6f91' } },
    { tower: { x: 320, y: 410, w: 70, h: 200, roof: '#ff6f91' } },
    { icon: 'no:palm-tree', x: 190, y: 330, size: 180 },
    { icon: 'no:palm-tree', x: 400, y: 370, size: 130, flip: true },
    { icon: 'no:turtle', x: 250, y: 480, size: 430 },
    { shape: 'M96 530a44 20 0 1 0 88 0a44 20 0 1 0 -88 0Z', fill: '#a9d152' },
    { shape: 'M112 534Q138 526 166 534', line: ['#3f6a1c', 4] },
    { angler: { x: 80, y: 420, h: 110, flip: true } },
    { icon: 'no:carrot', x: 60, y: 560, size: 80, rot: 100 },
    { waves: { y: 580, n: 4 } },
    { icon: 'no:dolphin', x: 390, y: 630, size: 130 },
    { icon: 'no:kite', x: 120, y: 130, size: 110 },
    { rope: { from: [140, 180], to: [240, 300], sag: 20, w: 2, c: '#ffffff' } },
  ],
});
