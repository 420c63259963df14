import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd40',
  title: 'The Fisherman’s Stars',
  description:
    'An angler sits in the hollow of a crescent moon and draws a burning star out of the dark sea on his line; small stars leap like fish and an empty boat drifts below.',
  palette: 'midnight',
  setting: 'shore',
  mood: ['patience', 'hope', 'wonder'],
  layers: [
    'sky',
    { stars: { n: 150 } },
    { halo: { x: 190, y: 220, r: 300, o: 0.6 } },
    { shape: 'M50 120C60 330 300 350 350 170C320 270 130 280 50 120Z', fill: ['#fff8dc', '#d8c890'] },
    { sea: { y: 450, lx: 410 } },
    { angler: { x: 228, y: 244, h: 160, c: '#7a5a3a' } },
    { rope: { from: [402, 98], to: [392, 360], sag: 14, w: 2, c: '#fff2c4' } },
    { halo: { x: 390, y: 440, r: 190, c: '#ffe08a', o: 0.9 } },
    {
      shape: 'M390 346L416 416L490 420L432 466L452 538L390 496L328 538L348 466L290 420L364 416Z',
      fill: ['#fff6c0', '#f0a828'],
    },
    { waves: { y: 520, n: 2, s: 0.8 } },
    { ripples: { x: 390, y: 552, r: 120 } },
    {
      shape:
        'M96 500l10 22l24 2l-18 16l6 24l-22 -12l-22 12l6 -24l-18 -16l24 -2ZM206 560l8 18l20 2l-15 13l5 20l-18 -10l-18 10l5 -20l-15 -13l20 -2Z',
      fill: ['#fff2b0', '#e8a030'],
    },
    { halo: { x: 150, y: 550, r: 120, c: '#ffe08a', o: 0.5 } },
    { boat: { x: 120, y: 650, w: 220, rot: -4 } },
    { waves: { y: 672, n: 2 } },
  ],
});
