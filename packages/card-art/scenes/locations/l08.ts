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
    { rope: { from: [240, 0], to: [240, 60], sag: 0, c: '#e0b050' } },
    { icon: 'gi:lit-candelabra', x: 240, y: 140, size: 240, tone: 'gold', glow: '#ffc24a' },
    { icon: 'gi:grand-piano', x: 380, y: 500, size: 210, tone: ['#7a5040', '#180c0c'], ink: '#f4e9d0' },
    { chess: { y: 560, a: '#f3c8d0', c: '#5a1f40' } },
    { gent: { x: 196, y: 680, h: 210 } },
    { bride: { x: 262, y: 686, h: 200, c: '#f6d0dc', flip: true } },
  ],
});
