import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd08',
  title: 'Moth to the Lighthouse',
  description:
    'A moth larger than the lamp clings to a lighthouse and folds its wings round the beam; far below a man rows a paper boat over the brown sea.',
  palette: 'sepia',
  setting: 'shore',
  mood: ['light', 'lure', 'danger'],
  layers: [
    'sky',
    { stars: { n: 50 } },
    { clouds: { y: 320, n: 7, o: 0.5, s: 1.2 } },
    { sea: { y: 470, lx: 200 } },
    { shape: 'M110 640C140 560 200 540 240 530C300 540 350 580 380 640Z', fill: ['#5a4424', '#130c05'] },
    { lighthouse: { x: 240, y: 560, h: 460, stripe: '#8a3a24' } },
    { moth: { x: 240, y: 180, size: 360, rot: 6, c: '#e8d8b0' } },
    { beam: { x: 240, y: 170, to: [-40, 330], w: 70, o: 0.6 } },
    { waves: { y: 600, n: 3 } },
    { rower: { x: 366, y: 604, h: 120, c: '#2f6a8a' } },
    { paperBoat: { x: 368, y: 620, size: 190 } },
    { waves: { y: 668, n: 2 } },
  ],
});
