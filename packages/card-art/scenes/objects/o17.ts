import { object } from '../../src/draw/define.ts';

export default object({
  id: 'o17',
  title: 'The Crystal Ball',
  description: 'A crystal ball on a golden stand holds a tiny sea with a ship; two cards lie on the velvet before it.',
  palette: 'violet',
  setting: 'table',
  mood: ['magic', 'sight', 'round', 'star', 'glass', 'secret'],
  layers: [
    { damask: {} },
    { curtains: { c: '#3a1f6b', stage: false, drawn: 0.5 } },
    { halo: { x: 240, y: 340, r: 330, c: '#d9b0ff', o: 0.8 } },
    { shape: 'M120 560L160 470H320L360 560Z', fill: ['#f0c35a', '#6a3a10'] },
    {
      through: 'M90 330a150 150 0 1 0 300 0a150 150 0 1 0 -300 0Z',
      palette: 'sea',
      layers: [
        'sky',
        { clouds: { y: 250, n: 5, o: 0.8 } },
        { sea: { y: 350 } },
        { ship: { x: 240, y: 370, size: 150, rot: -8 } },
        { waves: { y: 400, n: 3, s: 0.6 } },
      ],
    },
    { shape: 'M90 330a150 150 0 1 0 300 0a150 150 0 1 0 -300 0Z', fill: '#d9b0ff', opacity: 0.14 },
    { shape: 'M130 270a130 130 0 0 1 80 -66', line: ['#ffffff', 14], opacity: 0.8 },
    { shape: 'M90 330a150 150 0 1 0 300 0a150 150 0 1 0 -300 0Z', line: ['#efe0ff', 5], opacity: 0.8 },
    { table: { y: 580, c: '#4a1f7a' } },
    { icon: 'no:joker', x: 110, y: 650, size: 110, rot: -14 },
    { icon: 'gi:card-king-hearts', x: 370, y: 650, size: 110, tone: 'bone', ink: '#a3121f', rot: 14 },
  ],
});
