import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd11',
  title: 'The Hourglass Beach',
  description:
    'Inside a giant hourglass a bather sits under a striped umbrella while the beach drains away; below, somebody is buried to the waist by the sand. A crab crosses the evening shore.',
  palette: 'dawn',
  setting: 'shore',
  mood: ['patience', 'time', 'rest'],
  layers: [
    'sky',
    { sun: { x: 390, y: 230, r: 60 } },
    { clouds: { y: 280, n: 6, o: 0.6 } },
    { sea: { y: 470, lx: 390 } },
    { shape: 'M-10 600Q240 560 490 610V740H-10Z', fill: ['#ffd9a0', '#8a4a5a'] },
    {
      through:
        'M110 110H370C370 260 280 300 260 350C280 400 370 440 370 600H110C110 440 200 400 220 350C200 300 110 260 110 110Z',
      palette: 'straw',
      layers: [
        { day: { top: '#5ab0d0', low: '#e8f6f0' } },
        {
          shape: 'M110 220Q240 190 370 220C360 270 280 300 260 350H220C200 300 120 270 110 220Z',
          fill: ['#f6dc9a', '#d8a858'],
        },
        { shape: 'M236 340H244V600H236Z', fill: '#f0d08a' },
        { shape: 'M110 600C150 520 220 500 240 490C260 500 330 520 370 600Z', fill: ['#f6dc9a', '#c89848'] },
        { icon: 'no:umbrella-on-ground', x: 262, y: 176, size: 150, shade: 0.15 },
        { sitter: { x: 180, y: 222, h: 90, c: '#c8442e' } },
        { caller: { x: 240, y: 560, h: 130, c: '#2f6f8a', ground: false } },
        { shape: 'M110 600C150 550 220 530 240 520C260 530 330 550 370 600Z', fill: ['#f6dc9a', '#c89848'] },
      ],
    },
    {
      shape:
        'M110 110H370C370 260 280 300 260 350C280 400 370 440 370 600H110C110 440 200 400 220 350C200 300 110 260 110 110Z',
      line: ['#fff6e0', 6],
      opacity: 0.85,
    },
    { shape: 'M140 140C140 230 190 270 206 310', line: ['#ffffff', 10], opacity: 0.7 },
    { shape: 'M80 70H400V112H80ZM80 598H400V642H80Z', fill: ['#c8864a', '#5a2c1a'] },
    { shape: 'M-10 690Q120 640 300 690T490 680V740H-10Z', fill: ['#e8b080', '#5a2c4a'] },
    { icon: 'no:crab', x: 350, y: 664, size: 190, rot: -6 },
  ],
});
