import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-24',
  title: 'Private lounge: ghost only',
  description:
    'A pale doorman in a top hat stands before an open door behind a red velvet rope; green light and notes come out of it.',
  palette: 'absinthe',
  setting: 'corridor',
  mood: ['secret', 'feast', 'command'],
  layers: [
    { room: { win: null, pattern: 'flower-emblem' } },
    { door: { x: 330, y: 560, h: 440, c: '#7a1f34', open: true, light: '#b6ff9a' } },
    { icon: 'no:musical-notes', x: 340, y: 230, size: 110 },
    {
      group: [
        {
          bust: {
            skin: 'grey',
            hair: '#c8d8d0',
            beard: ['mutton'],
            dress: 'tux',
            coat: '#5a7a70',
            hat: 'top',
            hatC: '#4a6a60',
            eyes: 'narrow',
            brow: 6,
            broad: 1.1,
            jaw: 10,
            dx: -90,
            dy: 70,
            s: 1.1,
            turn: 0.2,
          },
        },
      ],
      spirit: ['#062016', '#7ad0a0', '#f6fff2'],
      fade: [600, 780],
    },
    { rope: { from: [200, 610], to: [470, 600], sag: 70, c: '#c2263a', w: 12 } },
    { shape: 'M462 560h16v170h-16zM194 580h16v150h-16z', fill: ['#ffe08a', '#8a5a14'] },
  ],
});
