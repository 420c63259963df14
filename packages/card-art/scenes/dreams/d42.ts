import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd42',
  title: 'The Carousel at the End of the World',
  description:
    'A carousel turns on the last floating rock; its horses have broken loose and gallop after a comet while a child holds the last pole.',
  palette: 'dawn',
  setting: 'void',
  mood: ['freedom', 'childhood', 'farewell'],
  layers: [
    'sky',
    { stars: { n: 190, h: 1 } },
    { icon: 'no:comet', x: 110, y: 120, size: 210, glow: true },
    { island: { x: 290, y: 530, w: 190 } },
    { shape: 'M170 330L290 230L410 330Z', fill: ['#ff8a6a', '#7a2a5a'] },
    {
      shape: 'M170 330Q190 350 210 330Q230 350 250 330Q270 350 290 330Q310 350 330 330Q350 350 370 330Q390 350 410 330',
      line: ['#ffe07a', 7],
    },
    { shape: 'M284 330h12v190h-12zM200 330h6v180h-6zM374 330h6v180h-6z', fill: ['#ffe07a', '#a8702a'] },
    { icon: 'no:carousel-horse', x: 340, y: 450, size: 150 },
    { icon: 'no:carousel-horse', x: 110, y: 360, size: 170, rot: -16 },
    { icon: 'no:carousel-horse', x: 50, y: 230, size: 110, rot: -24 },
    { girl: { x: 206, y: 524, h: 110, c2: '#c2384a' } },
    { icon: 'no:lollipop', x: 90, y: 590, size: 210, rot: -40, shade: 0.1 },
    { clouds: { y: 690, n: 7, o: 0.8, s: 1.3 } },
  ],
});
