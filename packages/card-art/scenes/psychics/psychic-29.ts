import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-29',
  title: 'We’re worthless',
  description:
    'A ragged ghost looks down on all he has: a tarnished crown, two dull masks and one worn coin on a bare table.',
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
    { shape: 'M-10 610H490V650H-10Z', fill: ['#8a6434', '#3a2410'] },
    { shape: 'M-10 650H490V740H-10Z', fill: ['#3a2410', '#0c0703'] },
    { icon: 'no:crown', x: 100, y: 570, size: 170, rot: -24, sat: 0.3, haze: 0.2, ground: true },
    { icon: 'no:performing-arts', x: 380, y: 570, size: 180, rot: 20, sat: 0.3, haze: 0.2 },
    { shape: 'M226 612a26 10 0 1 0 52 0a26 10 0 1 0 -52 0Z', fill: ['#f0d080', '#7a5214'] },
  ],
});
