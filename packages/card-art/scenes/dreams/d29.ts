import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd29',
  title: 'The Moon’s Dentist',
  description:
    'A molar as bright as the moon hangs in the stars, pitted with holes; a man on a long ladder hammers at it and crumbs fall past a gentleman in a top hat and a syringe.',
  palette: 'midnight',
  setting: 'void',
  mood: ['pain', 'repair', 'courage'],
  layers: [
    'sky',
    { stars: { n: 200, h: 1.2 } },
    { halo: { x: 240, y: 270, r: 330, o: 0.7 } },
    { icon: 'no:tooth', x: 240, y: 280, size: 420, glow: true, amb: 0.5 },
    { shape: 'M190 190a34 30 0 1 0 68 0a34 30 0 1 0 -68 0Z', fill: '#27407f', opacity: 0.7 },
    { shape: 'M290 250a20 18 0 1 0 40 0a20 18 0 1 0 -40 0Z', fill: '#7f9bd6', opacity: 0.5 },
    { ladder: { from: [110, 720], to: [150, 250], w: 28, w2: 16 } },
    { climber: { x: 134, y: 360, h: 150, c: '#e8e2d2' } },
    { icon: 'no:hammer', x: 206, y: 250, size: 110, rot: -30 },
    { hills: { y: 620, n: 2 } },
    {
      many: { icon: 'no:cookie', sat: 0.2, hazeC: '#fff2c4', haze: 0.4 },
      at: [
        [250, 540, 50],
        [300, 590, 40],
        [220, 620, 36],
      ],
    },
    { gent: { x: 330, y: 690, h: 150 } },
    { icon: 'no:syringe', x: 420, y: 640, size: 110 },
  ],
});
