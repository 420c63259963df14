import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-09',
  title: 'Ghossssst',
  description: 'A huge pale snake of mist winds up a bedpost and hisses over a sleeper who has not yet woken.',
  palette: 'absinthe',
  setting: 'room',
  mood: ['fear', 'poison', 'sleep'],
  layers: [
    { room: { win: { x: 380, y: 60, w: 130, h: 260 }, tiles: false } },
    {
      group: [
        {
          snake: {
            d: 'M20 640C-60 520 120 520 200 460C300 380 330 300 220 270C110 240 60 180 130 120C180 80 250 90 270 150',
            w: 74,
            head: [276, 170, 66],
            c: '#9ad8b4',
            belly: '#ffffff',
          },
        },
      ],
      spirit: ['#0a2a1c', '#8fe0b0', '#ffffff'],
      opacity: 0.92,
    },
    { dreamer: { x: 230, y: 690, h: 230, c: '#7a3a5a' } },
    { icon: 'no:candle', x: 440, y: 590, size: 120, glow: '#ffc24a' },
    { mist: { y: 480, h: 120, o: 0.35 } },
  ],
});
