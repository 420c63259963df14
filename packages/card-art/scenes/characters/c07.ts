import { character } from '../../src/draw/define.ts';

export default character({
  id: 'c07',
  title: 'The Abbess',
  description:
    'A veiled abbess with closed eyes inclines her head to the right over a candle that she shelters with her hand; a rose window glows behind her.',
  palette: 'midnight',
  setting: 'chapel',
  mood: ['religion', 'prayer', 'light', 'calm', 'black', 'night'],
  layers: [
    { bricks: { c: '#3a4a7a', floor: 800 } },
    { rose: { x: 150, y: 190, r: 130 } },
    { rays: { o: 0.2 } },
    {
      bust: {
        skin: 'pale',
        female: true,
        hairStyle: 'none',
        dress: 'cassock',
        coat: '#1d2030',
        hat: 'veil',
        hatC: '#1a1d2c',
        lips: '#b0706a',
        eyes: 'closed',
        turn: 0.5,
        tilt: 10,
        dx: -20,
      },
    },
    { icon: 'no:candle', x: 372, y: 540, size: 220, glow: '#ffc24a' },
    { arm: { from: [460, 790], to: [404, 620], sleeve: '#1d2030', cuff: '#f4f0e8', skin: 'pale' } },
    { icon: 'no:prayer-beads', x: 130, y: 620, size: 150 },
  ],
});
