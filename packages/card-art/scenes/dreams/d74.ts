import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd74',
  title: 'The Ladder to the Sun',
  description:
    'A ladder rises out of the clouds past high peaks and leans against the sun; a winged boy climbs it and feathers fall past a monk below.',
  palette: 'straw',
  setting: 'peaks',
  mood: ['courage', 'fall', 'freedom', 'height'],
  layers: [
    { day: { top: '#3a7aa0', low: '#fff0c0' } },
    { sun: { x: 310, y: 150, r: 130, c: '#ffb83a' } },
    { rays: { x: 310, y: 150, o: 0.5, n: 20 } },
    { mountains: { y: 520, amp: 230 } },
    { clouds: { y: 560, n: 7, o: 0.8, s: 1.2, c: '#f6e8c8' } },
    { ladder: { from: [150, 620], to: [280, 230], w: 30, w2: 14 } },
    { many: { icon: 'no:wing' }, at: [[178, 380, 120, -20]] },
    { icon: 'no:wing', x: 268, y: 360, size: 120, flip: true, rot: 20 },
    { climber: { x: 222, y: 460, h: 160, c: '#c8442e' } },
    {
      many: { icon: 'no:feather' },
      at: [
        [330, 470, 80, 40],
        [380, 560, 70, 80],
        [110, 520, 70, -20],
      ],
    },
    { clouds: { y: 690, n: 6, o: 0.9, s: 1.4, c: '#f6e8c8' } },
    { monk: { x: 400, y: 690, h: 170, flip: true } },
  ],
});
