import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-08',
  title: 'Acro-bats',
  description:
    'Three bats hang and flit about a trapeze under a striped circus tent while a rope dancer balances below them.',
  palette: 'ember',
  setting: 'stage',
  mood: ['play', 'balance', 'joy'],
  layers: [
    'sky',
    { halo: { x: 240, y: 250, r: 340, o: 0.7 } },
    {
      shape: 'M240 -40L-40 300H60L240 -40L150 300H240ZM240 -40L240 300H330ZM240 -40L420 300H520Z',
      fill: ['#c23a2a', '#5a1410'],
    },
    {
      shape: 'M-20 300Q20 340 60 300Q105 340 150 300Q195 340 240 300Q285 340 330 300Q375 340 420 300Q460 340 500 300',
      line: ['#ffd25e', 9],
    },
    { rope: { from: [150, 0], to: [150, 330], sag: 0 } },
    { rope: { from: [330, 0], to: [330, 330], sag: 0 } },
    { rope: { from: [140, 330], to: [340, 330], sag: 6, w: 8, c: '#8a5a2c' } },
    { icon: 'no:bat', x: 240, y: 405, size: 200, rot: 180 },
    { icon: 'no:bat', x: 90, y: 470, size: 150, rot: -24 },
    { icon: 'no:bat', x: 400, y: 430, size: 150, rot: 26 },
    { rope: { from: [-10, 660], to: [490, 640], sag: 16 } },
    { acrobat: { x: 250, y: 656, h: 130, ground: false } },
  ],
});
