import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-18',
  title: 'I’ll be back',
  description: 'A bony hand breaks out of a fresh grave and lifts a top hat in farewell under a full moon.',
  palette: 'moss',
  setting: 'grave',
  mood: ['death', 'courtesy', 'earth'],
  layers: [
    'sky',
    { moon: { x: 130, y: 160, r: 84 } },
    { baretrees: { xs: [440], h: 560 } },
    { hills: { y: 470, n: 2 } },
    { graves: { y: 500, n: 5 } },
    { icon: 'no:headstone', x: 360, y: 480, size: 190 },
    { icon: 'gi:skeletal-hand', x: 210, y: 460, size: 290, tone: 'bone', rot: 6 },
    { icon: 'no:top-hat', x: 222, y: 300, size: 170, rot: -14 },
    { shape: 'M60 740C80 600 140 560 220 556C310 560 360 600 390 740Z', fill: ['#5a4a2a', '#14100a'] },
    { icon: 'no:shovel', x: 410, y: 610, size: 190, rot: 60 },
    { grass: { n: 60 } },
  ],
});
