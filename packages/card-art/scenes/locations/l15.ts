import { location } from '../../src/draw/define.ts';

export default location({
  id: 'l15',
  title: 'The Railway Halt',
  description:
    'A steam train rushes out of the dawn straight at a little platform; a traveller with a suitcase waits under a lamp.',
  palette: 'dawn',
  setting: 'rails',
  mood: ['travel', 'voyage', 'machine', 'path', 'outdoor', 'farewell', 'metal'],
  layers: [
    'sky',
    { sun: { x: 240, y: 380, r: 90 } },
    { rays: { x: 240, y: 390, o: 0.3 } },
    { clouds: { y: 240, n: 6, o: 0.6 } },
    { hills: { y: 450, n: 2, amp: 26 } },
    { rails: { y: 450 } },
    { clouds: { y: 250, n: 4, o: 0.9, s: 1.2, spread: 50, c: '#e8d8e0' } },
    { icon: 'no:locomotive', x: 240, y: 430, size: 290 },
    { shape: 'M330 740L350 560H490V740Z', fill: ['#a87a6a', '#2a1628'] },
    { streetLight: { x: 444, y: 640, h: 330 } },
    { walker: { x: 400, y: 680, h: 160, flip: true } },
    { grass: { n: 40, h: 50 } },
  ],
});
