import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd59',
  title: 'The Telephone to the Dead',
  description:
    'In a graveyard a red telephone as tall as a chapel rings; its cord runs down into an open grave and a widow reaches up for the receiver.',
  palette: 'violet',
  setting: 'grave',
  mood: ['grief', 'news', 'longing'],
  layers: [
    'sky',
    { moon: { x: 370, y: 130, r: 60 } },
    { baretrees: { xs: [40], h: 600 } },
    { hills: { y: 470, n: 2 } },
    { graves: { y: 500, n: 6 } },
    { icon: 'no:telephone', x: 250, y: 330, size: 390, glow: '#ff8a8a', glowO: 0.4 },
    { shape: 'M130 460C90 500 60 540 110 560C150 570 150 600 110 620C90 634 100 660 140 670', line: ['#c2263a', 9] },
    { shape: 'M110 640L270 630L300 700L90 710Z', fill: '#05030a' },
    { shape: 'M80 720L110 640L60 650L20 740ZM270 630L300 700L360 710L330 640Z', fill: ['#5a4a3a', '#1a120c'] },
    { icon: 'no:headstone', x: 190, y: 570, size: 130 },
    { caller: { x: 390, y: 690, h: 180, c: '#1c1428' } },
    { icon: 'no:candle', x: 320, y: 610, size: 90, glow: '#ffc24a' },
    { mist: { y: 700, h: 100, o: 0.4 } },
  ],
});
