import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-01',
  title: 'You won’t have it',
  description:
    'An old miser with narrowed eyes clutches a treasure chest to his chest in a candlelit vault; a small pale hand reaches in from the side.',
  palette: 'sepia',
  setting: 'cellar',
  mood: ['wealth', 'greed'],
  layers: [
    { bricks: { c: '#6a4a24', lx: 90, ly: 200 } },
    { icon: 'no:candle', x: 80, y: 240, size: 130, glow: '#ffc24a' },
    {
      bust: {
        skin: 'fair',
        old: true,
        hair: '#d8d0c0',
        hairStyle: 'sides',
        beard: ['goatee'],
        dress: 'robe',
        coat: '#4a3050',
        trim: '#8a6a2a',
        eyes: 'narrow',
        brow: 8,
        smile: 5,
        nose: 1.4,
        turn: 0.5,
        look: 1,
        hat: 'nightcap',
        hatC: '#6a2a3a',
        dy: 10,
        dx: -10,
      },
    },
    { icon: 'no:treasure-chest', x: 230, y: 600, size: 280 },
    { arm: { from: [30, 700], to: [120, 600], sleeve: '#4a3050' } },
    { arm: { from: [470, 760], to: [330, 640], sleeve: '#4a3050' } },
    {
      group: [
        {
          arm: {
            from: [560, 430],
            to: [410, 500],
            sleeve: '#d8e8f0',
            cuff: '#ffffff',
            skin: 'grey',
            open: true,
            s: 0.85,
          },
        },
      ],
      spirit: ['#203040', '#9ac8e0', '#ffffff'],
      opacity: 0.9,
    },
  ],
});
