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
    { moon: { x: 250, y: 350, r: 112 } },
    { bough: { y: 110 } },
    { rope: { from: [215, 94], to: [250, 132], sag: 4 } },
    { birdCage: { x: 250, y: 510, w: 310, h: 360 } },
    { ladder: { from: [400, 710], to: [344, 330], w: 26, w2: 18 } },
    { climber: { x: 376, y: 570, h: 160, c: '#6a3a5a', hair: '#d8d0c8' } },
    { icon: 'no:dove', x: 80, y: 300, size: 160 },
    { icon: 'no:old-key', x: 34, y: 350, size: 80, rot: -30 },
    { grass: { n: 60, h: 60 } },
  ],
});
