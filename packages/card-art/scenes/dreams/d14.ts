import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd14',
  title: 'The Tower of Teacups',
  description:
    'Steaming cups piled into a leaning tower reach the ceiling; mice climb it by a white ladder and one sits at the top on a wedge of cheese. A spoon and a lemon lie below.',
  palette: 'absinthe',
  setting: 'table',
  mood: ['hunger', 'balance', 'play'],
  layers: [
    { damask: { pattern: 'flower-emblem' } },
    { table: { y: 590, c: '#0f5a4a' } },
    { icon: 'no:hot-beverage', x: 240, y: 530, size: 250 },
    { icon: 'no:hot-beverage', x: 262, y: 400, size: 210, rot: 7, flip: true },
    { icon: 'no:hot-beverage', x: 226, y: 290, size: 170, rot: -8 },
    { icon: 'no:hot-beverage', x: 262, y: 200, size: 130, rot: 10, flip: true },
    { icon: 'no:cheese-wedge', x: 256, y: 122, size: 100, rot: -6 },
    { icon: 'no:mouse', x: 280, y: 70, size: 90 },
    { ladder: { from: [110, 660], to: [170, 290], w: 18, w2: 12, c: '#fff6e6' } },
    { icon: 'no:mouse', x: 140, y: 460, size: 90, flip: true },
    { icon: 'no:rat', x: 70, y: 640, size: 110, flip: true },
    { icon: 'no:spoon', x: 390, y: 650, size: 160, rot: 30 },
    { icon: 'no:lemon', x: 420, y: 560, size: 100 },
  ],
});
