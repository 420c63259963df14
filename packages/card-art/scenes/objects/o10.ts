import { object } from '../../src/draw/define.ts';

export default object({
  id: 'o10',
  title: 'The Mirror',
  description:
    'A gilded mirror leans on a bare wall and shows a sunset over a mountain lake that is not in the room; a white cat sits before it and a lipstick lies on the boards.',
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
    { cat: { x: 130, y: 600, size: 200, c: '#e8e4ee' } },
    { icon: 'no:lipstick', x: 370, y: 680, size: 100, rot: 80, ground: true },
  ],
});
