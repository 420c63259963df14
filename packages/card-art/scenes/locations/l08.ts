import { location } from '../../src/draw/define.ts';

export default location({
  id: 'l08',
  title: 'The Ballroom',
  description:
    'A couple dances alone under a huge chandelier on a chequered floor, before tall rose curtains and a grand piano with its lid up.',
  palette: 'rose',
  setting: 'room',
  mood: ['dance', 'music', 'song', 'feast', 'indoor', 'joy', 'love'],
  layers: [
    { room: { win: { x: 240, y: 100, w: 170, h: 300 }, pattern: 'flower-emblem' } },
    { curtains: { c: '#b03a6a', stage: false, drawn: 0.8 } },
    { litCandelabra: { x: 240, y: 262, w: 320, hung: 300 } },
    { chess: { y: 560, a: '#f3c8d0', c: '#5a1f40' } },
    { grandPiano: { x: 390, y: 610, w: 230, c: '#4a241c' } },
    { gent: { x: 196, y: 680, h: 210 } },
    { bride: { x: 262, y: 686, h: 200, c: '#f6d0dc', flip: true } },
  ],
});
