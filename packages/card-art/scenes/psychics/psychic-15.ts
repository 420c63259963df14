import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-15',
  title: 'Still me',
  description:
    'A gentleman in a dinner jacket stands before a gilded mirror by candlelight; in the glass his suit is worn by a skeleton.',
  palette: 'bone',
  setting: 'room',
  mood: ['death', 'vanity', 'memory'],
  layers: [
    { room: { win: null, pattern: 'flower-emblem' } },
    {
      through: 'M130 240a120 160 0 1 1 240 0v120a120 160 0 1 1 -240 0Z',
      palette: 'ice',
      layers: [
        'sky',
        { halo: { x: 250, y: 230, r: 200 } },
        {
          bust: {
            only: 'body',
            skin: 'grey',
            dress: 'frock',
            coat: '#3a4a5a',
            tie: '#8a2a3a',
            s: 0.72,
            dy: 130,
            dx: 10,
          },
        },
        { shape: 'M240 300H262V400H240Z', fill: ['#f4ecdc', '#a89880'] },
        { shape: 'M232 320H270M234 342H268M232 364H270', line: ['#8a7a64', 6] },
        { icon: 'fe:skull', x: 250, y: 250, size: 190 },
      ],
    },
    { frame: { x: 250, y: 300, w: 236, h: 430, oval: true } },
    { bust: { only: 'body', skin: 'fair', dress: 'tux', coat: '#2a2a3a', s: 1, dy: 250, dx: -90 } },
    {
      group: [
        {
          bust: {
            only: 'head',
            profile: true,
            turn: 1,
            skin: 'fair',
            hair: '#6a4a2a',
            beard: ['mutton'],
            s: 1,
            dy: 250,
            dx: -90,
          },
        },
      ],
    },
    { icon: 'no:candle', x: 420, y: 600, size: 150, glow: '#ffc24a' },
  ],
});
