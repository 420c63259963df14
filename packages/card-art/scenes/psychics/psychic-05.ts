import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-05',
  title: 'Sir Nicholas',
  description:
    'A ghostly nobleman in a great ruff has lifted his own head, feathered hat and all, politely off his neck; it smiles on his raised hand.',
  palette: 'midnight',
  setting: 'corridor',
  mood: ['courtesy', 'head'],
  layers: [
    { corridor: { c: '#5a6aae' } },
    {
      group: [
        { bust: { only: 'body', skin: 'grey', dress: 'ruff', coat: '#5a4a8a', s: 1.15, dy: 60, dx: -20 } },
        { shape: 'M190 470a30 12 0 1 0 60 0a30 12 0 1 0 -60 0Z', fill: '#8a4a5a' },
        {
          bust: {
            only: 'head',
            skin: 'grey',
            hair: '#c8cfe8',
            hairStyle: 'long',
            beard: ['goatee', 'handle'],
            hat: 'feather',
            hatC: '#4a5a9a',
            band: '#e8dff8',
            turn: -0.4,
            smile: 7,
            s: 0.86,
            dy: 10,
            dx: 60,
            tilt: 12,
          },
        },
        { arm: { from: [470, 780], to: [372, 400], sleeve: '#5a4a8a', skin: 'grey', open: true } },
      ],
      spirit: ['#0a1230', '#8aa2e0', '#ffffff'],
      fade: [640, 790],
    },
  ],
});
