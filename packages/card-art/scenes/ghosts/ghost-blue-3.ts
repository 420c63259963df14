import { ghost } from '../../src/draw/define.ts';

export default ghost({
  id: 'ghost-blue-3',
  title: 'Jack Tallow, the Jailer',
  description:
    'The blue ghost of a one-eyed jailer with mutton whiskers shakes a great key before barred stones; three ghost lights hang above him.',
  palette: 'midnight',
  setting: 'cellar',
  mood: ['prison', 'fear'],
  layers: [
    { bricks: { c: '#34406a' } },
    { icon: 'no:chains', x: 80, y: 190, size: 220, sat: 0.3 },
    {
      group: [
        { icon: 'no:old-key', x: 396, y: 470, size: 230, rot: -20 },
        {
          bust: {
            skin: 'olive',
            hair: '#3a3a4a',
            hairStyle: 'sides',
            beard: ['mutton', 'stubble'],
            dress: 'shirt',
            coat: '#5a6a8a',
            patch: true,
            broad: 1.14,
            jaw: 12,
            brow: 6,
            smile: -3,
            turn: 0.4,
            dx: -24,
          },
        },
        { arm: { from: [470, 770], to: [412, 570], sleeve: '#5a6a8a', cuff: '#8a9aba', skin: 'olive' } },
      ],
      spirit: ['#040a1c', '#4878cc', '#eaf2ff'],
      fade: [600, 770],
      opacity: 0.95,
    },
    { wisps: { n: 3, c: '#8fb8ff', y: 24 } },
  ],
});
