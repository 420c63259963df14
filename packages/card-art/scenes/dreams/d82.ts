import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd82',
  title: 'The Tornado Pantry',
  description:
    'A whirlwind has entered the pantry and carries bread, grapes, a ham, cheese, a carrot and a knife round and round; a figure in white is lifted off the floor, hat flying.',
  palette: 'sepia',
  setting: 'kitchen',
  mood: ['storm', 'hunger', 'danger', 'feast'],
  layers: [
    { planks: { lx: 240, ly: 300 } },
    { bench: { x: 240, y: 90, w: 500, h: 10 } },
    {
      many: { icon: 'no:jar', haze: 0.25 },
      at: [
        [60, 50, 80],
        [420, 50, 80],
      ],
    },
    { group: [{ icon: 'no:tornado', x: 240, y: 360, size: 560 }], opacity: 0.9 },
    { icon: 'no:bread', x: 110, y: 220, size: 140, rot: -20 },
    { icon: 'no:grapes', x: 370, y: 200, size: 130, rot: 30 },
    { icon: 'no:carrot', x: 90, y: 400, size: 110, rot: 40 },
    { icon: 'no:kitchen-knife', x: 390, y: 360, size: 140, rot: -60 },
    { icon: 'no:meat-on-bone', x: 250, y: 160, size: 120, rot: 50 },
    { icon: 'no:cheese-wedge', x: 350, y: 500, size: 100, rot: 20 },
    { icon: 'no:hot-pepper', x: 180, y: 320, size: 90, rot: 100 },
    { faller: { x: 180, y: 520, h: 220, c: '#f2ece0', rot: -20 } },
    { icon: 'no:rat', x: 410, y: 670, size: 110 },
  ],
});
