import { character } from '../../src/draw/define.ts';

export default character({
  id: 'c11',
  title: 'The General',
  description:
    'A grizzled general in scarlet with gold epaulettes, white whiskers and a black hat with a white feather, in profile to the right, holds up a sword before red peaks.',
  palette: 'blood',
  setting: 'peaks',
  mood: ['war', 'power', 'command', 'red', 'metal', 'sharp', 'old'],
  layers: [
    'sky',
    { mountains: { y: 420, amp: 210 } },
    { mist: { y: 470, h: 120, o: 0.5 } },
    {
      bust: {
        profile: true,
        turn: 1,
        skin: 'pale',
        old: true,
        hair: '#d8d2c8',
        beard: ['mutton', 'handle'],
        dress: 'uniform',
        coat: '#a01a28',
        medal: true,
        brow: 5,
        hat: 'bowler',
        hatC: '#24202c',
        band: '#e8c05a',
        dx: -50,
        dy: 40,
      },
    },
    { shape: 'M150 240C110 170 150 90 240 96C200 130 196 180 190 236Z', fill: ['#ffffff', '#b8a8a8'] },
    { broadsword: { x: 392, y: 400, size: 400 } },
    { arm: { from: [450, 790], to: [398, 560], sleeve: '#a01a28', cuff: '#e8c05a', skin: 'pale' } },
  ],
});
