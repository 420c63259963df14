import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd10',
  title: 'The Birdcage Moon',
  description:
    'The moon has been caught in a golden cage and hung from a bough; a dove flies off with the key and an old man on a ladder reaches for the door.',
  palette: 'violet',
  setting: 'night',
  mood: ['prison', 'freedom', 'theft'],
  layers: [
    'sky',
    { stars: { n: 110 } },
    { hills: { y: 540, n: 3, amp: 60 } },
    { halo: { x: 250, y: 320, r: 320, o: 0.8 } },
    { moon: { x: 250, y: 330, r: 100 } },
    { bough: { y: 110 } },
    { rope: { from: [215, 94], to: [250, 150], sag: 4 } },
    { icon: 'gi:bird-cage', x: 250, y: 320, size: 400, tone: 'gold', back: false },
    { ladder: { from: [380, 700], to: [330, 330], w: 26, w2: 18 } },
    { climber: { x: 360, y: 560, h: 160, c: '#6a3a5a', hair: '#d8d0c8' } },
    { icon: 'no:dove', x: 90, y: 330, size: 140, flip: true },
    { icon: 'no:old-key', x: 60, y: 400, size: 70, rot: 20 },
    { grass: { n: 60, h: 60 } },
  ],
});
