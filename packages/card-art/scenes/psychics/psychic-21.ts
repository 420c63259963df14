import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-21',
  title: 'Bloody Mary',
  description:
    'A woman with red eyes and wet black hair leans out of a mirror lit by two candles; her hand is already on our side of the frame.',
  palette: 'blood',
  setting: 'room',
  mood: ['blood', 'fear', 'murder'],
  layers: [
    { damask: { c: '#6a0f1c' } },
    {
      through: 'M90 330a150 220 0 1 1 300 0a150 220 0 1 1 -300 0Z',
      palette: 'midnight',
      layers: [
        'sky',
        { halo: { x: 240, y: 300, r: 240, c: '#6a8fd0', o: 0.5 } },
        {
          bust: {
            skin: 'grey',
            female: true,
            hair: '#0c0a10',
            hairStyle: 'long',
            dress: 'gown',
            coat: '#5a0f1c',
            eyes: 'wide',
            iris: '#d01020',
            brow: 8,
            turn: 0,
            s: 1.05,
            dy: 40,
            lips: '#8a0f1c',
            blush: '#3a4a6a',
          },
        },
        { shape: 'M214 330L210 420M286 330L292 400', line: ['#a8101c', 6] },
      ],
    },
    { frame: { x: 240, y: 330, w: 300, h: 440, oval: true } },
    { arm: { from: [330, 470], to: [386, 650], sleeve: '#5a0f1c', cuff: '#2a060e', skin: 'grey', open: true, s: 1.1 } },
    { icon: 'no:candle', x: 60, y: 610, size: 170, glow: '#ffc24a' },
    { icon: 'no:candle', x: 170, y: 650, size: 110, glow: '#ffc24a' },
  ],
});
