import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd77',
  title: 'The Wolf at the Piano Lesson',
  description:
    'A wolf’s head the size of the wall bares its teeth above a piano; a girl in white plays it with her back to us, an apple, a candle and a sheet of music beside her.',
  palette: 'bone',
  setting: 'parlour',
  mood: ['music', 'fear', 'courage', 'childhood'],
  layers: [
    { damask: { pattern: 'flower-emblem', c: '#5a4a5a' } },
    { icon: 'gi:wolf-head', x: 240, y: 270, size: 500, tone: ['#d8d4dc', '#3a3a48'], ink: '#14141a' },
    { shape: 'M70 470H410V540H70Z', fill: ['#ffffff', '#c8c4bc'] },
    {
      shape:
        'M104 470V540M138 470V540M172 470V540M206 470V540M240 470V540M274 470V540M308 470V540M342 470V540M376 470V540',
      line: ['#3a3a44', 3],
    },
    {
      shape:
        'M95 470h18v40h-18zM129 470h18v40h-18zM197 470h18v40h-18zM231 470h18v40h-18zM265 470h18v40h-18zM333 470h18v40h-18zM367 470h18v40h-18z',
      fill: '#0d0d11',
    },
    { shape: 'M50 540H430L450 580H30Z', fill: ['#5a1420', '#1a060a'] },
    { icon: 'no:candle', x: 400, y: 400, size: 130, glow: '#ffc24a' },
    { girl: { x: 240, y: 690, h: 190, c2: '#e0483e' } },
    { icon: 'no:red-apple', x: 110, y: 640, size: 100 },
    { icon: 'no:musical-score', x: 400, y: 650, size: 110, rot: 14 },
  ],
});
