import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd68',
  title: 'The Turtle Island',
  description:
    'A turtle swims with a castle and palms on its shell; somebody on its back holds a carrot before its nose on a fishing line, a kite flies from the tower and a dolphin leaps in the waves.',
  palette: 'sea',
  setting: 'shore',
  mood: ['voyage', 'patience', 'home'],
  layers: [
    { day: { top: '#2a9aa8', low: '#f0fff0' } },
    { sun: { x: 400, y: 110, r: 54, c: '#ffe08a' } },
    { clouds: { y: 250, n: 6, o: 0.7 } },
    { sea: { y: 450, lx: 390 } },
    { tower: { x: 300, y: 420, w: 60, h: 160, roof: '#ff6f91' } },
    { tower: { x: 366, y: 430, w: 74, h: 220, roof: '#ff6f91' } },
    { icon: 'no:palm-tree', x: 236, y: 330, size: 170, shade: 0.2 },
    { icon: 'no:palm-tree', x: 438, y: 380, size: 120, flip: true, shade: 0.2 },
    { turtle: { x: 290, y: 490, size: 410 } },
    { angler: { x: 206, y: 430, h: 130, flip: true, c: '#c8642a' } },
    { rope: { from: [63, 314], to: [54, 400], sag: 6, w: 2, c: '#ffffff' } },
    { icon: 'no:carrot', x: 50, y: 432, size: 84, rot: 10 },
    { rope: { from: [300, 246], to: [120, 120], sag: 30, w: 2, c: '#ffffff' } },
    { icon: 'no:kite', x: 110, y: 110, size: 110 },
    { waves: { y: 600, n: 4 } },
    { icon: 'no:dolphin', x: 130, y: 650, size: 150, flip: true, clipY: 690 },
    { waves: { y: 690, n: 2 } },
  ],
});
