import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-29',
  title: 'We’re worthless',
  description: 'A ragged ghost turns out empty pockets among broken crowns, cracked masks and one worn coin.',
  palette: 'sepia',
  setting: 'cellar',
  mood: ['grief', 'hunger', 'loss'],
  layers: [
    { planks: { lx: 340, ly: 150 } },
    { icon: 'gi:spider-web', x: 420, y: 70, size: 200, tone: 'silver', back: false },
    {
      group: [
        {
          bust: {
            skin: 'grey',
            old: true,
            hair: '#b8b0a0',
            hairStyle: 'wild',
            beard: ['stubble'],
            dress: 'shirt',
            coat: '#7a6a4a',
            brow: -9,
            smile: -6,
            turn: 0.4,
            tilt: 8,
            s: 1.15,
            dy: 20,
          },
        },
      ],
      spirit: ['#2a1c0a', '#c8a868', '#fff8e0'],
      fade: [600, 760],
      opacity: 0.92,
    },
    { icon: 'no:crown', x: 90, y: 630, size: 150, rot: -30, sat: 0.4 },
    { icon: 'no:performing-arts', x: 390, y: 620, size: 150, rot: 20, sat: 0.3 },
    { icon: 'no:coin', x: 240, y: 680, size: 70 },
    { icon: 'no:broken-chain', x: 210, y: 590, size: 90, sat: 0.4 },
  ],
});
