import { ghost } from '../../src/draw/define.ts';

export default ghost({
  id: 'ghost-blue-6',
  title: 'Queen Maud of the Keep',
  description:
    'The blue ghost of a crowned queen with wild hair and shining eyes spreads her hands before a storm; six ghost lights hang above her.',
  palette: 'midnight',
  setting: 'storm',
  mood: ['power', 'storm', 'fear'],
  layers: [
    'sky',
    { clouds: { y: 130, n: 8, o: 0.8, s: 1.6 } },
    { tower: { x: 60, y: 600, h: 300 } },
    { tower: { x: 430, y: 640, h: 260 } },
    { highVoltage: { x: 426, y: 120, h: 220, c: '#dfeaff' } },
    {
      group: [
        {
          bust: {
            skin: 'pale',
            female: true,
            hair: '#9ab8e8',
            hairStyle: 'wild',
            dress: 'gown',
            coat: '#2f4a9a',
            hat: 'crown',
            eyes: 'blank',
            brow: 7,
            necklace: '#e8f4ff',
            fur: '#dfe8f8',
            s: 1.22,
            dy: 60,
          },
        },
        { arm: { from: [20, 780], to: [70, 600], sleeve: '#2f4a9a', skin: 'pale', open: true } },
        { arm: { from: [460, 780], to: [412, 600], sleeve: '#2f4a9a', skin: 'pale', open: true } },
      ],
      spirit: ['#040a1c', '#4f8ae8', '#f4f9ff'],
      fade: [640, 800],
      opacity: 0.96,
    },
    { wisps: { n: 6, c: '#8fd0ff', y: 30, r: 260 } },
    { rain: { n: 40, o: 0.3 } },
  ],
});
