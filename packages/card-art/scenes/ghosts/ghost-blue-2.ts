import { ghost } from '../../src/draw/define.ts';

export default ghost({
  id: 'ghost-blue-2',
  title: 'Sister Agnes',
  description:
    'The blue ghost of a veiled nun, eyes closed in prayer, before a rose window; two ghost lights hang above her.',
  palette: 'ice',
  setting: 'chapel',
  mood: ['religion', 'prayer'],
  layers: [
    { bricks: { c: '#3f6a86', floor: 640 } },
    { rose: { x: 150, y: 220, r: 120 } },
    { rays: { o: 0.2 } },
    {
      group: [
        {
          bust: {
            skin: 'pale',
            female: true,
            hairStyle: 'none',
            dress: 'cassock',
            coat: '#22344a',
            hat: 'veil',
            hatC: '#2a3f5a',
            eyes: 'closed',
            turn: -0.5,
            tilt: -6,
            dx: 40,
            lips: '#8a7a9a',
          },
        },
        { icon: 'no:prayer-beads', x: 170, y: 600, size: 140 },
        { arm: { from: [90, 770], to: [160, 560], sleeve: '#22344a', skin: 'pale', open: true, s: 0.9 } },
      ],
      spirit: ['#040f1c', '#4f9ac8', '#f2fbff'],
      fade: [600, 770],
      opacity: 0.95,
    },
    { wisps: { n: 2, c: '#a8e4ff', y: 30 } },
  ],
});
