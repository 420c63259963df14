import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd72',
  title: 'The Bomb in the Nest',
  description:
    'High in a dead tree against a low sun a nest holds a lit bomb; an eagle comes back to it, a boy climbs the trunk, and an hourglass has run out.',
  palette: 'ember',
  setting: 'bare',
  mood: ['danger', 'childhood', 'late'],
  layers: [
    'sky',
    { sun: { x: 130, y: 200, r: 90 } },
    { hills: { y: 600, n: 2 } },
    { baretrees: { xs: [300], h: 900, w: 40 } },
    { shape: 'M270 740C290 620 270 520 290 430L330 430C330 540 350 640 370 740Z', fill: ['#4a1c14', '#140505'] },
    { icon: 'no:nest-with-eggs', x: 300, y: 400, size: 330 },
    { icon: 'no:bomb', x: 290, y: 320, size: 170, rot: 10 },
    { icon: 'no:fire', x: 352, y: 236, size: 60, emit: true, glow: '#ffc24a' },
    { icon: 'no:eagle', x: 100, y: 350, size: 220, rot: -8 },
    { icon: 'no:hourglass-done', x: 416, y: 646, size: 150, rot: 14, ground: true },
    { climber: { x: 310, y: 660, h: 160, c: '#2f6f9a' } },
    { sparks: { x: 340, y: 230, r: 90, n: 30 } },
  ],
});
