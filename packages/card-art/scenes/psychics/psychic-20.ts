import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-20',
  title: 'Let’s meet at the end',
  description: 'Two small figures stand on a long pier that leads to a table with one candle beneath a giant moon.',
  palette: 'dawn',
  setting: 'bridge',
  mood: ['love', 'farewell', 'calm'],
  layers: [
    'sky',
    { stars: { n: 60 } },
    { moon: { x: 240, y: 250, r: 160 } },
    { sea: { y: 430, lx: 240 } },
    { shape: 'M215 440H265L420 740H60Z', fill: ['#8a5a4a', '#2a1420'] },
    { shape: 'M205 470H275M190 510H292M168 560H316M140 620H348M106 690H388', line: ['#2a1420', 5] },
    { bench: { x: 240, y: 420, w: 90, h: 40 } },
    { icon: 'no:candle', x: 240, y: 392, size: 60, glow: '#ffc24a' },
    { watcher: { x: 170, y: 650, h: 170 } },
    { lady: { x: 330, y: 660, h: 170, c: '#e8e2d2' } },
    { birds: { x: 380, y: 150, n: 5, r: 60 } },
  ],
});
