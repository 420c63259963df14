import { character } from '../../src/draw/define.ts';

export default character({
  id: 'c04',
  title: 'The Soprano',
  description:
    'A Black singer in a scarlet gown lifts her face with closed eyes and one open hand in the limelight; notes rise past the curtain.',
  palette: 'blood',
  setting: 'stage',
  mood: ['song', 'music', 'theatre', 'red', 'dance', 'joy'],
  layers: [
    'sky',
    { halo: { x: 300, y: 250, r: 380, o: 0.8 } },
    { beam: { x: 420, y: -20, to: [220, 560], w: 220, o: 0.5 } },
    { curtains: { c: '#8a1424', stage: false, drawn: 0.7 } },
    {
      bust: {
        skin: 'dark',
        female: true,
        hair: '#1a0f0a',
        hairStyle: 'curly',
        dress: 'gown',
        coat: '#c01f38',
        necklace: '#ffd36a',
        earring: '#ffd36a',
        lips: '#d02540',
        eyes: 'closed',
        smile: 2,
        turn: 0.5,
        tilt: -10,
        dx: -20,
        dy: 10,
      },
    },
    { icon: 'no:musical-notes', x: 400, y: 190, size: 120 },
    { arm: { from: [470, 790], to: [410, 560], sleeve: '#c01f38', cuff: '#ffd36a', skin: 'dark', open: true } },
  ],
});
