import { character } from '../../src/draw/define.ts';

export default character({
  id: 'c06',
  title: 'The Cook',
  description:
    'A broad red-cheeked cook with a curled moustache and tall white hat looks straight at us over a steaming pot, cleaver in hand, pans on the brick wall behind.',
  palette: 'ember',
  setting: 'kitchen',
  mood: ['food', 'hunger', 'feast', 'fire', 'white', 'sharp', 'heat'],
  layers: [
    { bricks: { c: '#a24a2a', lx: 380, ly: 420 } },
    { rope: { from: [0, 70], to: [480, 60], sag: 8, w: 8, c: '#5a3a1c' } },
    {
      many: { icon: 'no:shallow-pan-of-food' },
      at: [
        [60, 140, 110, 70],
        [430, 130, 110, 110],
      ],
    },
    {
      bust: {
        skin: 'fair',
        hair: '#a5522a',
        beard: ['handle'],
        dress: 'apron',
        coat: '#efe8da',
        trim: '#e6dfd0',
        hat: 'chef',
        blush: '#f03a20',
        jaw: 12,
        broad: 1.2,
        smile: 9,
        turn: 0.15,
        dy: 40,
      },
    },
    { icon: 'no:pot-of-food', x: 330, y: 620, size: 230 },
    { meatCleaver: { x: 92, y: 490, size: 220, rot: 90 } },
    { arm: { from: [40, 790], to: [90, 600], sleeve: '#efe8da', skin: 'fair' } },
  ],
});
