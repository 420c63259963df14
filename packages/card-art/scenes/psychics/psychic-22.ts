import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-22',
  title: 'Playing dead',
  description:
    'A man sits up in an open coffin with a violet flower in his hand, a coin and a mouse beside him; one eye is a little open.',
  palette: 'bone',
  setting: 'cellar',
  mood: ['death', 'trick', 'patience'],
  layers: [
    { bricks: { c: '#5d5d6b' } },
    { shape: 'M160 30H320L420 220L350 740H130L60 220Z', fill: ['#8a5a33', '#2a160c'] },
    { shape: 'M172 50H308L398 222L334 740H146L82 222Z', fill: ['#d8c8d8', '#5a4a60'] },
    {
      bust: {
        skin: 'pale',
        hair: '#3a2a20',
        beard: ['handle'],
        dress: 'frock',
        coat: '#22222e',
        vest: '#5a5a6a',
        eyes: 'narrow',
        tilt: 5,
        s: 1.02,
        dy: 60,
        look: 1,
      },
    },
    { shape: 'M196 340Q214 352 232 340', line: ['#22130d', 5] },
    { icon: 'no:hyacinth', x: 240, y: 610, size: 180 },
    { arm: { from: [110, 760], to: [210, 640], sleeve: '#22222e', skin: 'pale' } },
    { icon: 'no:coin', x: 430, y: 650, size: 80 },
    { icon: 'no:mouse', x: 60, y: 660, size: 100 },
  ],
});
