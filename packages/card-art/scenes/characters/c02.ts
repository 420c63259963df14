import { character } from '../../src/draw/define.ts';

export default character({
  id: 'c02',
  title: 'The Widow',
  description:
    'A pale woman in black, in profile to the left, with pearls and a wide feathered hat; a single red rose in her hand. Behind her, leaning stones under a violet moon.',
  palette: 'violet',
  setting: 'grave',
  mood: ['death', 'love', 'grief', 'black', 'flower', 'jewel'],
  layers: [
    'sky',
    { moon: { x: 120, y: 150, r: 66 } },
    { hills: { y: 400, n: 3 } },
    { graves: { y: 470 } },
    {
      bust: {
        profile: true,
        turn: -1,
        skin: 'pale',
        female: true,
        hair: '#1c1216',
        hairStyle: 'updo',
        dress: 'gown',
        coat: '#2a2438',
        necklace: '#e8e4ee',
        hat: 'feather',
        hatC: '#1f1a28',
        band: '#8d2f5a',
        eyes: 'closed',
        dx: 40,
      },
    },
    { icon: 'no:rose', x: 96, y: 520, size: 170, rot: -20 },
    { arm: { from: [150, 770], to: [112, 620], sleeve: '#1f1a28', cuff: '#3a3050', skin: 'pale', s: 0.8 } },
  ],
});
