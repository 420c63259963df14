import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd09',
  title: 'The King of Cards',
  description:
    'A playing-card king as big as a house has been cut in two along a chequered plain; small soldiers’ swords stand in it, a die rolls past and a queen in black watches.',
  palette: 'blood',
  setting: 'chess',
  mood: ['power', 'war', 'fall'],
  layers: [
    'sky',
    { moon: { x: 110, y: 120, r: 54 } },
    { clouds: { y: 400, n: 7, o: 0.5 } },
    { chess: { y: 440 } },
    { icon: 'gi:card-king-hearts', x: 250, y: 330, size: 440, tone: 'bone', ink: '#a3121f', rot: -12, clipY: 370 },
    {
      icon: 'gi:card-king-hearts',
      x: 280,
      y: 400,
      size: 440,
      tone: ['#f6e8d0', '#a8906a'],
      ink: '#7a0f1a',
      rot: 8,
      sy: 0.9,
      shade: 0.8,
      clipY: 620,
      haze: 0.15,
    },
    { icon: 'gi:broadsword', x: 160, y: 440, size: 260, tone: 'silver', rot: 120 },
    { icon: 'gi:broadsword', x: 350, y: 430, size: 230, tone: 'silver', rot: 150 },
    { icon: 'no:crown', x: 380, y: 110, size: 130, rot: 24 },
    { lady: { x: 90, y: 680, h: 170, c: '#1c1420', c2: '#8a1424' } },
    { icon: 'no:game-die', x: 400, y: 650, size: 120, rot: 18 },
  ],
});
