import { ghost } from '../../src/draw/define.ts';

export default ghost({
  id: 'ghost-green-6',
  title: 'Old Lord Thorne',
  description:
    'The green ghost of the lord of the manor, long-bearded and crowned, towers with both fists on a sword under a moose’s head; six ghost lights hang above him.',
  palette: 'moss',
  setting: 'parlour',
  mood: ['power', 'old', 'fear'],
  layers: [
    { room: { win: null, tiles: false } },
    { halo: { x: 240, y: 300, r: 320, c: '#a8ff6a', o: 0.5 } },
    { icon: 'no:moose', x: 240, y: 96, size: 210, sat: 0.3, haze: 0.4 },
    {
      group: [
        {
          bust: {
            skin: 'grey',
            old: true,
            hair: '#dfe6d0',
            hairStyle: 'wild',
            beard: ['long'],
            dress: 'robe',
            coat: '#2f4a2a',
            trim: '#8aa848',
            fur: '#c8d0b0',
            eyes: 'blank',
            brow: 8,
            hat: 'crown',
            s: 1.25,
            dy: 60,
          },
        },
        { icon: 'gi:broadsword', x: 240, y: 716, size: 330, rot: 135, tone: 'silver' },
        { arm: { from: [60, 760], to: [206, 640], sleeve: '#2f4a2a', skin: 'grey' } },
        { arm: { from: [420, 760], to: [274, 660], sleeve: '#2f4a2a', skin: 'grey' } },
      ],
      spirit: ['#040f05', '#58b040', '#f6ffdc'],
      fade: [650, 800],
      opacity: 0.96,
    },
    { wisps: { n: 6, c: '#b6ff7a', y: 30, r: 260 } },
  ],
});
