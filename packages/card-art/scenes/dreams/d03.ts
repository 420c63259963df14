import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd03',
  title: 'The Garden in the Skull',
  description:
    'A huge skull lies between pink hills with a candle burning in each eye; a rose, a sunflower and a tulip grow from its crown. A lady with a parasol stands below, beside a leaning violin.',
  palette: 'rose',
  setting: 'night',
  mood: ['love', 'death', 'growth'],
  layers: [
    'sky',
    'stars',
    { moon: { x: 92, y: 92, r: 44, phase: 0.3 } },
    { halo: { x: 250, y: 320, r: 330, o: 0.65 } },
    { hills: { y: 440, n: 2 } },
    { icon: 'no:rose', x: 140, y: 205, size: 170, rot: -30 },
    { icon: 'no:sunflower', x: 250, y: 140, size: 180 },
    { icon: 'no:tulip', x: 352, y: 196, size: 160, rot: 24 },
    { icon: 'fe:skull', x: 250, y: 385, size: 390 },
    { icon: 'no:candle', x: 180, y: 398, size: 98, glow: '#ffc24a' },
    { icon: 'no:candle', x: 320, y: 398, size: 98, glow: '#ffc24a' },
    { ground: { y: 590 } },
    { grass: { y: 590, h: 50, n: 60 } },
    { icon: 'no:butterfly', x: 412, y: 92, size: 90, rot: 18 },
    { icon: 'no:violin', x: 392, y: 560, size: 190, rot: -20 },
    { lady: { x: 120, y: 704, h: 190, c: '#2f6a8a' } },
  ],
});
