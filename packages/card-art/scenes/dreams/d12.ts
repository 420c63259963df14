import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd12',
  title: 'The Heart Under Glass',
  description:
    'A great red heart beats under a bell jar with a rose growing out of it; a love letter and a dagger lie on the cloth, and a small figure in white throws up its arms before the glass.',
  palette: 'rose',
  setting: 'table',
  mood: ['love', 'grief', 'prison'],
  layers: [
    { damask: { c: '#8a1f4a' } },
    { table: { y: 560, c: '#6a1a40' } },
    { halo: { x: 240, y: 360, r: 300, o: 0.6 } },
    { icon: 'no:anatomical-heart', x: 240, y: 430, size: 250, glow: '#ff5a5a' },
    { icon: 'no:rose', x: 186, y: 280, size: 130, rot: -24 },
    { icon: 'no:butterfly', x: 310, y: 230, size: 90, rot: 20 },
    { bellJar: { x: 240, y: 560, w: 145, h: 470 } },
    { icon: 'no:candle', x: 442, y: 548, size: 170, glow: '#ffc24a', ground: true },
    { caller: { x: 356, y: 640, h: 160, c: '#efe6da' } },
    { icon: 'no:love-letter', x: 96, y: 630, size: 140, rot: -14 },
    { icon: 'fe:dagger', x: 200, y: 690, size: 190, rot: 40 },
  ],
});
