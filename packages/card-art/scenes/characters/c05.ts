import { character } from '../../src/draw/define.ts';

export default character({
  id: 'c05',
  title: 'The Gardener',
  description:
    'A sunburnt gardener with a brown moustache and straw hat, turned to the left, smells a pink tulip; leaves crowd around him.',
  palette: 'moss',
  setting: 'garden',
  mood: ['garden', 'plant', 'flower', 'green', 'growth', 'work', 'earth'],
  layers: [
    { day: { top: '#6a8a3a', low: '#e8eab0' } },
    { hills: { y: 340, n: 3, near: '#2f4a1a' } },
    { icon: 'gi:greenhouse', x: 380, y: 330, size: 180, tone: 'moon', haze: 0.3 },
    {
      bust: {
        skin: 'olive',
        hair: '#6a4020',
        beard: ['stache'],
        dress: 'apron',
        coat: '#3f6a8a',
        trim: '#7a4a24',
        hat: 'wide',
        hatC: '#d9b45a',
        band: '#4d6a25',
        profile: true,
        turn: -1,
        blush: '#d04020',
        dx: 40,
        dy: 50,
        smile: 3,
      },
    },
    { icon: 'no:tulip', x: 96, y: 470, size: 210, rot: -8 },
    { arm: { from: [150, 780], to: [110, 610], sleeve: '#3f6a8a', skin: 'olive' } },
    { foliage: { n: 26 } },
  ],
});
