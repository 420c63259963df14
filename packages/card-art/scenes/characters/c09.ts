import { character } from '../../src/draw/define.ts';

export default character({
  id: 'c09',
  title: 'The Big-Game Hunter',
  description:
    'A tanned hunter with an eye-patch, goatee and pith helmet looks hard to the left, rifle in his fist; a lion watches from the burning grass behind him.',
  palette: 'ember',
  setting: 'desert',
  mood: ['hunt', 'animal', 'voyage', 'desert', 'danger', 'war', 'heat'],
  layers: [
    'sky',
    { sun: { x: 390, y: 150, r: 80 } },
    { field: { y: 380, c: '#d98a2a', rows: 12 } },
    { lion: { x: 410, y: 430, size: 180, shade: 0.2 } },
    {
      bust: {
        skin: 'olive',
        hair: '#5a3418',
        beard: ['goatee', 'stache', 'stubble'],
        dress: 'uniform',
        coat: '#a8824a',
        hat: 'pith',
        hatC: '#e8d8a8',
        band: '#7a4a24',
        brow: 6,
        patch: true,
        scar: true,
        turn: -0.55,
        dx: 0,
      },
    },
    { icon: 'gi:winchester-rifle', x: 90, y: 480, size: 470, tone: ['#e8c08a', '#4a2a12'], rot: -38 },
    { arm: { from: [20, 790], to: [86, 560], sleeve: '#a8824a', cuff: '#7a5a2a', skin: 'olive' } },
    { grass: { n: 70, h: 110 } },
  ],
});
