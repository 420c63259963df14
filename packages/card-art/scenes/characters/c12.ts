import { character } from '../../src/draw/define.ts';

export default character({
  id: 'c12',
  title: 'The Jester',
  description:
    'A jester with a white mask and three-pointed cap grins, head tilted, over a ruff; a huge die balances on his fingers and a red balloon strains at its string.',
  palette: 'dawn',
  setting: 'stage',
  mood: ['play', 'game', 'theatre', 'trick', 'joy', 'childhood'],
  layers: [
    'sky',
    { halo: { x: 240, y: 300, r: 340, o: 0.7 } },
    { curtains: { c: '#5a2a7a', stage: false, drawn: 0.6 } },
    { rope: { from: [98, 312], to: [110, 620], sag: 20, w: 3, c: '#ffe07a' } },
    { icon: 'no:balloon', x: 84, y: 230, size: 200 },
    {
      bust: {
        skin: 'fair',
        hair: '#7a3a1a',
        dress: 'ruff',
        coat: '#7a2a6a',
        hat: 'jester',
        hatC: '#2a8a7a',
        band: '#e0503a',
        smile: 12,
        mask: '#f6f0e0',
        tilt: 12,
        turn: -0.2,
        dy: 90,
        dx: 20,
        s: 1.05,
      },
    },
    { icon: 'no:game-die', x: 390, y: 470, size: 160, rot: 14 },
    { arm: { from: [450, 790], to: [396, 590], sleeve: '#e0503a', cuff: '#ffe07a', open: true } },
  ],
});
