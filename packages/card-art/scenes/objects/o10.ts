import { object } from '../../src/draw/define.ts';

export default object({
  id: 'o10',
  title: 'The Mirror',
  description:
    'A gilded mirror leans on a bare wall and reflects a lit window that is not there; a white cat looks into it.',
  palette: 'violet',
  setting: 'room',
  mood: ['vanity', 'glass', 'sight', 'round', 'gold', 'window', 'memory'],
  layers: [
    { room: { win: null, tiles: false } },
    {
      group: [
        {
          through: 'M120 320a120 190 0 1 1 240 0a120 190 0 1 1 -240 0Z',
          palette: 'dawn',
          layers: [
            'sky',
            { sun: { x: 260, y: 330, r: 50 } },
            { mountains: { y: 400, n: 2, amp: 100 } },
            { sea: { y: 420, lx: 260 } },
          ],
        },
        { frame: { x: 240, y: 320, w: 240, h: 380, oval: true } },
      ],
      rot: -4,
    },
    { beam: { x: 240, y: 420, to: [200, 740], w: 150, w0: 60, o: 0.35, c: '#ffb978' } },
    { icon: 'gi:cat', x: 120, y: 620, size: 170, tone: ['#ffffff', '#9a8ac0'] },
    { icon: 'no:lipstick', x: 390, y: 650, size: 100, rot: 40 },
  ],
});
