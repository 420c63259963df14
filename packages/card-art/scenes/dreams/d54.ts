import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd54',
  title: 'The Blind Photographer',
  description:
    'An old camera on stilt legs walks through a grey theatre; its lens is a living eye, and the blind man who leads it by a string feels the way with his cane.',
  palette: 'bone',
  setting: 'stage',
  mood: ['sight', 'memory', 'old'],
  layers: [
    'sky',
    { beam: { x: 60, y: -20, to: [320, 640], w: 180, o: 0.7 } },
    { curtains: { c: '#5a5a68' } },
    { shape: 'M200 380L120 690M280 380L280 700M340 380L420 690', line: ['#4a3424', 13] },
    { icon: 'no:camera', x: 270, y: 280, size: 330, sat: 0.4 },
    { shape: 'M256 212H330V248H256Z', fill: ['#3a3a44', '#17171c'] },
    { icon: 'no:eye', x: 294, y: 348, size: 168 },
    { gent: { x: 90, y: 700, h: 210, c: '#4a4a58', flip: true } },
    { rope: { from: [130, 400], to: [112, 600], sag: -36, w: 3, c: '#e0483e' } },
    { icon: 'no:film-frames', x: 380, y: 670, size: 150, rot: 14, ground: true },
    { rope: { from: [84, 60], to: [88, 190], sag: 2, w: 2 } },
    { rope: { from: [424, 60], to: [420, 150], sag: 2, w: 2 } },
    {
      many: { icon: 'no:framed-picture', sat: 0.2 },
      at: [
        [90, 220, 90, -10],
        [410, 170, 80, 10],
      ],
    },
  ],
});
