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
      group: [{ icon: 'no:snake', x: 210, y: 290, size: 470 }],
      spirit: ['#0a2a1c', '#8fe0b0', '#ffffff'],
      opacity: 0.92,
    },
    { dreamer: { x: 230, y: 690, h: 230, c: '#7a3a5a' } },
    { icon: 'no:candle', x: 440, y: 590, size: 120, glow: '#ffc24a' },
    { mist: { y: 480, h: 120, o: 0.35 } },
  ],
});
