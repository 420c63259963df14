import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-19',
  title: 'Ghost of Christmas yet to come',
  description: 'A hooded shape without a face points a thin hand at a snow-covered stone; far behind, one lit window.',
  palette: 'ice',
  setting: 'snow',
  mood: ['fear', 'time', 'winter', 'late'],
  layers: [
    'sky',
    { moon: { x: 380, y: 100, r: 40 } },
    { pines: { y: 420, n: 2, h: 170 } },
    { townhouse: { x: 70, y: 470, w: 80, h: 110, lit: 0.4 } },
    { hills: { y: 470, n: 2, near: '#cfe3ee', far: '#7aa5c0' } },
    {
      shape:
        'M150 740C150 560 120 420 150 270C170 180 230 140 280 160C330 190 350 260 340 340C370 460 390 600 400 740Z',
      fill: ['#2a3a50', '#04080e'],
    },
    { shape: 'M196 290C190 230 220 196 256 200C292 206 304 256 292 306C276 360 214 350 196 290Z', fill: '#000207' },
    { halo: { x: 246, y: 276, r: 60, c: '#9ad8ff', o: 0.25 } },
    { shape: 'M200 390C140 420 100 450 70 500L100 520C140 490 190 470 240 470Z', fill: ['#24344a', '#060a12'] },
    { icon: 'gi:skeletal-hand', x: 70, y: 520, size: 110, tone: 'bone', rot: 210 },
    { icon: 'no:headstone', x: 110, y: 640, size: 170 },
    'snow',
  ],
});
