import { object } from '../../src/draw/define.ts';

export default object({
  id: 'o18',
  title: 'The Stone Bust',
  description:
    'A cracked marble bust with blind eyes stands in an overgrown niche; ivy winds over it and a bird nests on its head.',
  palette: 'bone',
  setting: 'garden',
  mood: ['stone', 'wisdom', 'old', 'heavy', 'memory', 'head', 'death'],
  layers: [
    { bricks: { c: '#6a6a74', lx: 120, ly: 180, floor: 640 } },
    { shape: 'M90 640V260Q90 70 240 70Q390 70 390 260V640Z', fill: ['#3a3a44', '#14141a'] },
    {
      group: [
        {
          bust: {
            skin: 'grey',
            hair: '#e8e4dc',
            hairStyle: 'curly',
            beard: ['full'],
            eyes: 'blank',
            dress: 'robe',
            coat: '#dcd8d0',
            trim: '#c8c4bc',
            turn: 0.35,
            s: 0.86,
            dy: 90,
            old: true,
          },
        },
      ],
      spirit: ['#3a3a40', '#b8b4ac', '#fffdf6'],
    },
    { shape: 'M300 250L320 300L306 330L326 380L314 430', line: ['#3a3a44', 4] },
    { shape: 'M60 640H420V740H60Z', fill: ['#b8b4b0', '#4a4850'] },
    { icon: 'no:nest-with-eggs', x: 230, y: 190, size: 130 },
    { icon: 'no:bird', x: 330, y: 160, size: 90 },
    { foliage: { n: 24, c: '#1f2a14' } },
  ],
});
