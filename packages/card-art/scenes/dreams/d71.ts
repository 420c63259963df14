import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd71',
  title: 'The Moth Ballroom',
  description:
    'Moths as tall as people dance in a chequered ballroom under a great candelabrum, behind a couple; an empty gown stands in the mirror and a girl in plaits waits by the wall.',
  palette: 'sepia',
  setting: 'room',
  mood: ['dance', 'lonely', 'light'],
  layers: [
    { room: { win: null, pattern: 'flower-emblem' } },
    { litCandelabra: { x: 320, y: 210, w: 270, hung: 260 } },
    {
      through: 'M60 190a60 90 0 1 1 120 0v120H60Z',
      palette: 'rose',
      layers: ['sky', { icon: 'no:dress', x: 120, y: 230, size: 150 }],
    },
    { frame: { x: 120, y: 220, w: 124, h: 200 } },
    { chess: { y: 540, a: '#e8c88a', c: '#38240e' } },
    { moth: { x: 190, y: 470, size: 240, rot: 14, c: '#e8d4a0' } },
    { moth: { x: 310, y: 450, size: 230, rot: -16, c: '#c8a078' } },
    { moth: { x: 410, y: 330, size: 120, rot: -30, c: '#d8c090' } },
    { gent: { x: 196, y: 680, h: 170 } },
    { bride: { x: 310, y: 684, h: 170, c: '#f4633f', flip: true } },
    { girl: { x: 60, y: 690, h: 160 } },
  ],
});
