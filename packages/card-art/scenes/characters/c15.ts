import { character } from '../../src/draw/define.ts';

export default character({
  id: 'c15',
  title: 'The Aeronaut',
  description:
    'A freckled young woman with plaits and goggles on her brow smiles to the left, a telescope in her hand; a striped balloon drifts among golden clouds.',
  palette: 'dawn',
  setting: 'clouds',
  mood: ['sky', 'height', 'voyage', 'freedom', 'wonder', 'balloon'],
  layers: [
    { day: { top: '#7a5aa8', low: '#ffd9a0' } },
    { sun: { x: 400, y: 330, r: 50 } },
    { clouds: { y: 330, n: 7, o: 0.8, s: 1.2 } },
    { icon: 'gi:air-balloon', x: 100, y: 170, size: 230, tone: ['#ff9a7a', '#c2263a'], ink: '#f6e0b0' },
    { clouds: { y: 500, n: 7, o: 0.8, s: 1.3 } },
    {
      bust: {
        skin: 'fair',
        female: true,
        hair: '#8a4a20',
        hairStyle: 'plaits',
        dress: 'shirt',
        coat: '#7a5230',
        hat: 'goggles',
        hatC: '#6a4020',
        smile: 10,
        freckles: true,
        turn: -0.45,
        tilt: 6,
        shawl: '#e8dcc0',
        dx: 40,
        dy: 10,
      },
    },
    { icon: 'no:telescope', x: 120, y: 560, size: 220, flip: true },
    { arm: { from: [110, 800], to: [140, 640], sleeve: '#7a5230', cuff: '#c9a06a', skin: 'fair' } },
  ],
});
