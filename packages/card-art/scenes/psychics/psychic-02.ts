import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-02',
  title: 'Auntie, are you there?',
  description:
    'An old lady with closed eyes leans over a board with an eye on it; a pale spirit like herself rises behind the candle.',
  palette: 'violet',
  setting: 'table',
  mood: ['secret', 'magic'],
  layers: [
    { damask: { c: '#4a2a8a' } },
    {
      group: [
        {
          bust: {
            skin: 'grey',
            female: true,
            old: true,
            hair: '#ffffff',
            hairStyle: 'updo',
            dress: 'gown',
            coat: '#dfe8ff',
            eyes: 'blank',
            s: 0.7,
            dy: 20,
            dx: 120,
            turn: -0.4,
          },
        },
      ],
      spirit: ['#2a1a5a', '#b8a0f0', '#ffffff'],
      fade: [300, 480],
      opacity: 0.85,
    },
    {
      bust: {
        skin: 'olive',
        female: true,
        old: true,
        hair: '#b8b0b8',
        hairStyle: 'updo',
        dress: 'collar',
        coat: '#5a2a4a',
        shawl: '#8a5a2a',
        eyes: 'closed',
        turn: 0.5,
        tilt: 8,
        dx: -90,
        dy: 40,
        s: 1.05,
        earring: '#ffd166',
      },
    },
    { table: { y: 590, c: '#6a2a5a' } },
    { shape: 'M150 640L330 640L390 705H90Z', fill: ['#e8cf9a', '#8a6a3a'] },
    { shape: 'M170 660Q240 640 310 660M150 684Q240 662 330 684', line: ['#4a2a12', 4] },
    { icon: 'no:candle', x: 380, y: 540, size: 170, glow: '#ffc24a' },
    { icon: 'no:eye', x: 240, y: 668, size: 70 },
  ],
});
