import { character } from '../../src/draw/define.ts';

export default character({
  id: 'c10',
  title: 'The Fortune-Teller',
  description:
    'A dark-haired woman in violet, gold coins at her brow, spreads her hands about a shining crystal ball; a crescent moon and stars hang behind her.',
  palette: 'violet',
  setting: 'void',
  mood: ['magic', 'sight', 'star', 'night', 'secret', 'violet', 'round'],
  layers: [
    'sky',
    { stars: { n: 160, h: 1 } },
    { moon: { x: 90, y: 110, r: 46, phase: 0.3 } },
    { halo: { x: 240, y: 600, r: 380, c: '#d9b0ff', o: 0.8 } },
    {
      bust: {
        skin: 'brown',
        female: true,
        hair: '#140c14',
        hairStyle: 'long',
        dress: 'robe',
        coat: '#5a2a7a',
        trim: '#d9a02a',
        earring: '#ffd166',
        shawl: '#8a2a5a',
        hat: 'tiara',
        band: '#ffd166',
        iris: '#6fae5a',
        eyes: 'narrow',
        tilt: 5,
        dy: -10,
        s: 1.1,
      },
    },
    { icon: 'no:crystal-ball', x: 240, y: 600, size: 220, glow: '#d9b0ff' },
    {
      arm: { from: [-20, 790], to: [110, 640], sleeve: '#5a2a7a', cuff: '#d9a02a', skin: 'brown', open: true, s: 1.1 },
    },
    {
      arm: { from: [500, 790], to: [370, 640], sleeve: '#5a2a7a', cuff: '#d9a02a', skin: 'brown', open: true, s: 1.1 },
    },
  ],
});
