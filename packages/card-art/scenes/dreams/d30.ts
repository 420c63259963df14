import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd30',
  title: 'The Shipwreck in the Bottle-Green Wood',
  description:
    'A ship with torn sails has run aground among tall dark pines; a deer stands under its keel and a sailor sits by its anchor far from any sea.',
  palette: 'moss',
  setting: 'forest',
  mood: ['loss', 'quiet', 'voyage'],
  layers: [
    'sky',
    { moon: { x: 110, y: 120, r: 50 } },
    { pines: { y: 330, n: 2, h: 260 } },
    { mist: { y: 420, h: 160, o: 0.4 } },
    { ship: { x: 260, y: 470, size: 430, rot: -12, torn: true, c: '#b8844c' } },
    { shape: 'M-10 520C100 490 200 540 330 520C410 510 450 520 490 530V740H-10Z', fill: ['#4d6a25', '#0c1406'] },
    { icon: 'no:deer', x: 110, y: 540, size: 170, flip: true, ground: true },
    { rope: { from: [380, 440], to: [380, 560], sag: 20, w: 5 } },
    { icon: 'no:anchor', x: 380, y: 600, size: 150, rot: 30 },
    { sitter: { x: 330, y: 600, h: 120, c: '#24477a' } },
    { pines: { y: 700, n: 1, h: 130 } },
  ],
});
