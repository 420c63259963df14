import { ghost } from '../../src/draw/define.ts';

export default ghost({
  id: 'ghost-green-3',
  title: 'Mistress Fennel, the Cook',
  description:
    'The green ghost of a stout cook in a tall white hat holds a steaming pot beside her hearth; three ghost lights hang above her.',
  palette: 'absinthe',
  setting: 'kitchen',
  mood: ['food', 'feast'],
  layers: [
    { bricks: { c: '#2a5a40', ly: 420, lx: 100 } },
    { icon: 'gi:fireplace', x: 90, y: 470, size: 260, tone: ['#4a6a50', '#0f2418'], ink: '#9fffb0', glow: '#7dffb0' },
    {
      group: [
        {
          bust: {
            skin: 'fair',
            female: true,
            hair: '#8a6a4a',
            hairStyle: 'bob',
            dress: 'apron',
            coat: '#a8c0a0',
            trim: '#dfe8d8',
            hat: 'chef',
            broad: 1.16,
            jaw: 12,
            smile: 7,
            turn: -0.5,
            eyes: 'narrow',
            dx: 24,
          },
        },
        { icon: 'no:pot-of-food', x: 110, y: 590, size: 170 },
        { arm: { from: [40, 770], to: [120, 655], sleeve: '#a8c0a0', skin: 'fair' } },
      ],
      spirit: ['#03150c', '#46b478', '#f0ffe8'],
      fade: [600, 770],
      opacity: 0.94,
    },
    { wisps: { n: 3, c: '#7dffb0', y: 20 } },
  ],
});
