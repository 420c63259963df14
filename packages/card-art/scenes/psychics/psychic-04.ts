import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-04',
  title: 'Lady in White',
  description:
    'A pale veiled woman in white, eyes shining, hangs above a moonlit stair; her train dissolves into mist.',
  palette: 'ice',
  setting: 'stairs',
  mood: ['grief', 'cold', 'white'],
  layers: [
    'sky',
    { moon: { x: 350, y: 130, r: 70 } },
    { stairs: { x: 40, y: 710, n: 14, dx: 22, dy: 34, w: 260, c: '#a8c8d8' } },
    {
      group: [
        {
          bust: {
            skin: 'grey',
            female: true,
            hair: '#e8f0f4',
            hairStyle: 'long',
            dress: 'gown',
            coat: '#f2f8fb',
            hat: 'veil',
            hatC: '#ffffff',
            wimple: '#ffffff',
            eyes: 'blank',
            turn: 0.4,
            tilt: 6,
            s: 1.15,
            dy: 30,
            lips: '#9ab0c0',
          },
        },
      ],
      spirit: ['#35566e', '#c0dcea', '#ffffff'],
      fade: [480, 730],
      opacity: 0.93,
    },
    { mist: { y: 650, h: 240, o: 0.8, c: '#e8f6fb' } },
    { icon: 'no:wilted-flower', x: 90, y: 610, size: 130 },
  ],
});
