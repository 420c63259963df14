import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd58',
  title: 'The Tree of Keys',
  description:
    'A tree on a floating island bears keys on threads instead of fruit and light shines from a keyhole in its trunk; somebody climbs a ladder to them and a padlock lies in the grass.',
  palette: 'straw',
  setting: 'island',
  mood: ['search', 'secret', 'patience'],
  layers: [
    { day: { top: '#6a8aa0', low: '#fff2c8' } },
    { sun: { x: 70, y: 110, r: 44 } },
    { clouds: { y: 180, n: 6, o: 0.7, c: '#f6ecd0' } },
    { island: { x: 240, y: 560, w: 210 } },
    { tree: { x: 230, y: 566, h: 520 } },
    { shape: 'M216 500a16 16 0 1 1 28 0l8 44h-44z', fill: '#fff6c0' },
    { halo: { x: 230, y: 512, r: 90, o: 0.9 } },
    {
      shape: 'M70 250V370M140 270V330M316 280V370M390 250V320M270 190V230M180 150V190M440 210V260',
      line: ['#5a4a2a', 3],
    },
    {
      many: { icon: 'no:key' },
      at: [
        [70, 410, 90, -50],
        [316, 410, 96, -50],
        [270, 268, 80, -50],
        [440, 296, 76, -50],
      ],
    },
    {
      many: { icon: 'no:old-key' },
      at: [
        [140, 376, 96, -30],
        [390, 364, 90, -30],
        [180, 230, 84, -30],
      ],
    },
    { ladder: { from: [400, 560], to: [330, 330], w: 20, w2: 15, n: 10 } },
    { climber: { x: 372, y: 500, h: 110, c: '#8a3a24' } },
    { icon: 'no:locked', x: 110, y: 540, size: 100, rot: -8 },
    { clouds: { y: 690, n: 8, o: 0.9, s: 1.4, c: '#f6ecd0' } },
    { birds: { x: 400, y: 110, n: 5, r: 50 } },
  ],
});
