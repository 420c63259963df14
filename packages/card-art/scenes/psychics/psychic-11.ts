import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-11',
  title: 'Be gone!',
  description:
    'An exorcist in black thrusts out an open hand with a burst of light; a dark shape dissolves in the corner and a bell swings.',
  palette: 'sepia',
  setting: 'chapel',
  mood: ['religion', 'anger', 'light'],
  layers: [
    { bricks: { c: '#7a5a2a', lx: 330, ly: 330 } },
    {
      group: [{ icon: 'gi:spectre', x: 380, y: 180, size: 300, tone: ['#3a3040', '#0a0810'] }],
      fade: [120, 330],
      opacity: 0.85,
    },
    { rays: { x: 340, y: 400, n: 26, o: 0.6 } },
    { halo: { x: 340, y: 400, r: 240, o: 0.9 } },
    {
      bust: {
        profile: true,
        turn: 1,
        skin: 'fair',
        old: true,
        hair: '#e8e0d0',
        hairStyle: 'sides',
        beard: ['full'],
        dress: 'cassock',
        coat: '#221c20',
        brow: 4,
        dx: -110,
        dy: 40,
        s: 1.15,
      },
    },
    { arm: { from: [150, 760], to: [300, 450], sleeve: '#221c20', skin: 'fair', open: true, s: 1.2 } },
    { icon: 'no:bell', x: 380, y: 560, size: 170, rot: 20 },
    { icon: 'no:candle', x: 290, y: 640, size: 130, glow: '#ffc24a' },
  ],
});
