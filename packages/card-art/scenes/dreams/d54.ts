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
    { icon: 'no:eye', x: 272, y: 302, size: 150 },
    { rope: { from: [180, 360], to: [110, 560], sag: -20, w: 3, c: '#e0483e' } },
    { gent: { x: 90, y: 690, h: 190, c: '#4a4a58', flip: true } },
    { icon: 'no:film-frames', x: 390, y: 660, size: 120, rot: 14 },
    {
      many: { icon: 'no:framed-picture', sat: 0.2 },
      at: [
        [90, 220, 90, -10],
        [410, 170, 80, 10],
      ],
    },
  ],
});
