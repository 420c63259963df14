import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd48',
  title: 'The Cake of Bricks',
  description:
    'A cake is built of bricks in a cellar, with icing and burning candles on top and a dark door below; a chain leads out of it past a hammer and a rat, and a man in a coat stands by.',
  palette: 'blood',
  setting: 'cellar',
  mood: ['prison', 'feast', 'work', 'hunger'],
  layers: [
    { bricks: { c: '#7a2028', ly: 200 } },
    { halo: { x: 240, y: 200, r: 280, c: '#ffc24a', o: 0.7 } },
    { shape: 'M90 600V420H390V600ZM130 420V290H350V420Z', fill: ['#c85a4a', '#6a1a1a'] },
    {
      shape:
        'M90 450H390M90 480H390M90 510H390M90 540H390M90 570H390M130 320H350M130 350H350M130 380H350M150 420v30M210 420v30M270 420v30M330 420v30M120 450v30M180 450v30M240 450v30M300 450v30M360 450v30M150 480v30M210 480v30M270 480v30M330 480v30M120 510v30M180 510v30M300 510v30M360 510v30M160 290v30M220 290v30M280 290v30M190 320v30M250 320v30M310 320v30',
      line: ['#f2d8c8', 4],
    },
    {
      shape:
        'M84 430C84 400 396 400 396 430C396 470 370 440 350 450C330 490 310 440 280 450C260 470 240 440 210 450C180 490 170 440 140 450C110 470 84 460 84 430ZM124 300C124 270 356 270 356 300C356 340 330 310 310 320C290 350 270 310 240 320C210 340 190 310 170 320C140 340 124 330 124 300Z',
      fill: ['#fffaf0', '#d8b8b0'],
    },
    {
      many: { icon: 'no:candle', glow: '#ffc24a', glowR: 0.8 },
      at: [
        [170, 235, 100],
        [240, 220, 110],
        [310, 235, 100],
      ],
    },
    { shape: 'M215 600V530Q240 500 265 530V600Z', fill: '#0d0306' },
    { rope: { from: [240, 590], to: [360, 680], sag: 20, c: '#8a8a94', w: 9 } },
    { icon: 'no:chains', x: 400, y: 660, size: 130 },
    { watcher: { x: 90, y: 690, h: 170, c: '#8a6a44' } },
    { icon: 'no:hammer', x: 170, y: 680, size: 100, rot: 20 },
    { icon: 'no:rat', x: 300, y: 690, size: 80 },
  ],
});
