import { character } from '../../src/draw/define.ts';

export default character({
  id: 'c16',
  title: 'The Librarian',
  description:
    'A stern dark-skinned librarian in green with grey hair and round glasses holds a heavy book to her chest; an owl sits on her shoulder before crowded shelves.',
  palette: 'sepia',
  setting: 'library',
  mood: ['book', 'writing', 'wisdom', 'secret', 'indoor', 'quiet'],
  layers: [
    { shelves: { floor: 900, y1: 700, carpet: false } },
    {
      bust: {
        skin: 'dark',
        female: true,
        old: true,
        hair: '#9a9490',
        hairStyle: 'updo',
        dress: 'collar',
        coat: '#2f6a4a',
        glasses: 'clear',
        lips: '#8a3a3a',
        turn: -0.3,
        brow: 3,
        dx: -20,
      },
    },
    { owl: { x: 396, y: 420, size: 180, rot: 6 } },
    { icon: 'no:closed-book', x: 220, y: 620, size: 230, rot: -8 },
    { arm: { from: [60, 790], to: [140, 640], sleeve: '#2f6a4a', skin: 'dark' } },
    { arm: { from: [420, 790], to: [310, 660], sleeve: '#2f6a4a', skin: 'dark' } },
  ],
});
