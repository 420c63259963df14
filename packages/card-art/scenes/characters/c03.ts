import { character } from '../../src/draw/define.ts';

export default character({
  id: 'c03',
  title: 'The Alchemist',
  description:
    'An old man with a long white beard, red turban and round glasses bends to the left over a glowing green alembic; a skull and books stand behind him.',
  palette: 'absinthe',
  setting: 'workshop',
  mood: ['science', 'magic', 'potion', 'old', 'green', 'wisdom'],
  layers: [
    { shelves: { y1: 400, floor: 900, carpet: false } },
    { icon: 'fe:skull', x: 410, y: 330, size: 120, haze: 0.3 },
    { halo: { x: 120, y: 500, r: 300, c: '#9affa0', o: 0.7 } },
    {
      bust: {
        skin: 'fair',
        old: true,
        hair: '#e9e6e0',
        hairStyle: 'sides',
        beard: ['long'],
        dress: 'robe',
        coat: '#3a2a55',
        trim: '#c9962e',
        glasses: 'clear',
        hat: 'turban',
        hatC: '#8a2436',
        turn: -0.55,
        tilt: -8,
        dx: 50,
        dy: 50,
      },
    },
    { icon: 'no:alembic', x: 110, y: 560, size: 240, glow: '#b6ff9a' },
    { arm: { from: [60, 780], to: [130, 670], sleeve: '#3a2a55', skin: 'fair' } },
  ],
});
