import { character } from '../../src/draw/define.ts';

export default character({
  id: 'c14',
  title: 'The Countess',
  description:
    'A blonde countess with a high coiffure, tiara and black mask looks back over her shoulder; a peacock spreads its fan behind her and turquoise jewels shine at her throat.',
  palette: 'rose',
  setting: 'parlour',
  mood: ['wealth', 'jewel', 'vanity', 'pink', 'power', 'secret', 'feast'],
  layers: [
    { damask: { pattern: 'flower-emblem' } },
    { peacock: { x: 150, y: 470, size: 480 } },
    {
      bust: {
        skin: 'pale',
        female: true,
        hair: '#e0b050',
        hairStyle: 'updo',
        dress: 'gown',
        coat: '#c04a80',
        necklace: '#7fe0e0',
        earring: '#7fe0e0',
        hat: 'tiara',
        mask: '#1c1428',
        fur: '#f4e8e8',
        turn: 0.6,
        look: -0.8,
        tilt: -6,
        dx: 30,
        dy: 20,
        lips: '#c21f45',
      },
    },
    { icon: 'no:gem-stone', x: 100, y: 620, size: 140, glow: '#bff6ff' },
    { arm: { from: [10, 800], to: [90, 680], sleeve: '#e8d8e0', cuff: '#e8d8e0', skin: 'pale', open: true, s: 0.9 } },
  ],
});
