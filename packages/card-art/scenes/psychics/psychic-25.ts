import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-25',
  title: 'They were never seen again…',
  description: 'An empty rowing boat drifts on a still, misty lake; a bowler hat and a parasol float beside it.',
  palette: 'ice',
  setting: 'shore',
  mood: ['grief', 'lonely', 'quiet', 'loss'],
  layers: [
    'sky',
    { moon: { x: 240, y: 150, r: 70 } },
    { pines: { y: 330, n: 2, h: 120 } },
    { pond: { y: 390 } },
    { mist: { y: 400, h: 160, o: 0.75 } },
    { ripples: { x: 240, y: 540, r: 210, n: 5 } },
    { boat: { x: 240, y: 530, w: 260, rot: -3 } },
    { icon: 'no:closed-umbrella', x: 100, y: 620, size: 130, rot: 70, reflect: 660 },
    {
      group: [{ bust: { only: 'head', hairStyle: 'none', hat: 'bowler', hatC: '#2a2630', s: 0.4, dx: 150, dy: 560 } }],
      fade: [646, 650],
    },
    { mist: { y: 600, h: 120, o: 0.4 } },
  ],
});
