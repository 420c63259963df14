import { character } from '../../src/draw/define.ts';

export default character({
  id: 'c01',
  title: 'The Sea Captain',
  description:
    'A white-bearded captain in a blue coat and cap looks out to the right over a stormy sea, a brass compass in his fist; a ship heels on the horizon.',
  palette: 'sea',
  setting: 'shore',
  mood: ['sea', 'voyage', 'water', 'blue', 'command', 'old'],
  layers: [
    'sky',
    { clouds: { y: 150, n: 7, o: 0.7, s: 1.4 } },
    { sea: { y: 330, lx: 380 } },
    { ship: { x: 405, y: 330, size: 130, rot: -6 } },
    {
      bust: {
        skin: 'olive',
        hair: '#e4ddd0',
        beard: ['full'],
        dress: 'uniform',
        coat: '#24477a',
        hat: 'cap',
        hatC: '#24477a',
        brow: 4,
        turn: 0.7,
        old: true,
        dx: -30,
        dy: 0,
      },
    },
    { icon: 'no:compass', x: 392, y: 560, size: 140 },
    { arm: { from: [440, 760], to: [396, 640], sleeve: '#24477a', skin: 'olive' } },
  ],
});
