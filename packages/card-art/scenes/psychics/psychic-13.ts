import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-13',
  title: 'Now or never',
  description: 'The sand runs in a burning hourglass; a skeletal hand and a living one both reach for it.',
  palette: 'ember',
  setting: 'table',
  mood: ['time', 'late', 'hurry'],
  layers: [
    { damask: { c: '#8a2a1a' } },
    { halo: { x: 240, y: 330, r: 320, o: 0.8 } },
    { icon: 'no:hourglass-not-done', x: 240, y: 320, size: 430 },
    { fire: { x: 240, y: 128, w: 250, h: 130, n: 6 } },
    { arm: { from: [-80, 700], to: [90, 420], sleeve: '#2a2a3a', cuff: '#d9a83f', skin: 'pale', open: true, s: 1.3 } },
    { icon: 'gi:skeletal-hand', x: 400, y: 520, size: 230, tone: 'bone', rot: -40 },
    { table: { y: 640, c: '#5a1a2a' } },
    { sparks: { x: 240, y: 200, r: 240, n: 50 } },
  ],
});
