import { character } from '../../src/draw/define.ts';

export default character({
  id: 'c08',
  title: 'The Clockmaker',
  description:
    'A balding man with grey side-whiskers and a monocle, turned to the right, holds a small golden clock to his ear among brass gears.',
  palette: 'sepia',
  setting: 'clockwork',
  mood: ['time', 'machine', 'gold', 'brown', 'old', 'patience', 'metal'],
  layers: [
    'sky',
    { halo: { x: 240, y: 330, r: 320, o: 0.6 } },
    { gears: { n: 10 } },
    { mist: { y: 700, h: 300, o: 0.5, c: '#1a0f05' } },
    {
      bust: {
        skin: 'fair',
        old: true,
        hair: '#9a9088',
        hairStyle: 'sides',
        beard: ['mutton'],
        dress: 'frock',
        coat: '#5a3a20',
        vest: '#8a6a2a',
        tie: '#2f6a6a',
        monocle: true,
        turn: 0.35,
        tilt: 10,
        dx: -40,
        broad: 0.94,
      },
    },
    { icon: 'no:mantelpiece-clock', x: 380, y: 400, size: 180, rot: 14 },
    { arm: { from: [460, 790], to: [396, 500], sleeve: '#5a3a20', skin: 'fair' } },
  ],
});
