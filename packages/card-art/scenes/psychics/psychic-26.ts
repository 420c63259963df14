import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-26',
  title: 'I pity the Ghoul!',
  description: 'A bald grey ghoul weeps one great tear; a gloved hand offers him a handkerchief.',
  palette: 'moss',
  setting: 'grave',
  mood: ['grief', 'pity'],
  layers: [
    'sky',
    { moon: { x: 360, y: 120, r: 60 } },
    { hills: { y: 430, n: 3 } },
    { graves: { y: 480 } },
    {
      bust: {
        skin: 'grey',
        hairStyle: 'none',
        old: true,
        dress: 'shirt',
        coat: '#5a5a3a',
        eyes: 'wide',
        iris: '#b0a020',
        brow: -9,
        smile: -8,
        broad: 1.12,
        jaw: -8,
        nose: 0.6,
        turn: -0.3,
        tilt: -8,
        blush: '#4a6a3a',
        lips: '#5a4a5a',
        s: 1.25,
        dy: -10,
      },
    },
    { icon: 'no:droplet', x: 300, y: 400, size: 80 },
    {
      shape: 'M20 500C60 470 130 480 170 510C160 560 150 600 120 640C90 620 40 610 20 500Z',
      fill: ['#ffffff', '#b8b8c8'],
    },
    { arm: { from: [-60, 700], to: [50, 550], sleeve: '#7a2a4a', cuff: '#efe8da', skin: 'pale' } },
  ],
});
