import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd73',
  title: 'The Nesting Ghosts',
  description:
    'In a violet corridor a nesting doll stands open and paler and paler ghosts of a woman rise out of it; a girl, a toy bear and a bottle stand by, and an empty golden frame hangs above.',
  palette: 'violet',
  setting: 'corridor',
  mood: ['childhood', 'secret', 'memory', 'death'],
  layers: [
    { corridor: { c: '#6a4ab8' } },
    {
      group: [
        {
          bust: {
            skin: 'pale',
            female: true,
            hair: '#e8e0f4',
            hairStyle: 'bob',
            hat: 'bonnet',
            hatC: '#c8b0f0',
            dress: 'collar',
            coat: '#d8c8f8',
            eyes: 'closed',
            s: 0.75,
            dy: 10,
            dx: 0,
          },
        },
      ],
      spirit: ['#3a2a7a', '#c8b0f8', '#ffffff'],
      fade: [320, 480],
      opacity: 0.55,
    },
    {
      group: [
        {
          bust: {
            skin: 'pale',
            female: true,
            hair: '#e8e0f4',
            hairStyle: 'bob',
            hat: 'bonnet',
            hatC: '#c8b0f0',
            dress: 'collar',
            coat: '#d8c8f8',
            eyes: 'closed',
            s: 0.62,
            dy: 190,
            dx: 0,
          },
        },
      ],
      spirit: ['#3a2a7a', '#c8b0f8', '#ffffff'],
      fade: [440, 580],
      opacity: 0.8,
    },
    { icon: 'no:nesting-dolls', x: 240, y: 560, size: 290 },
    { frame: { x: 410, y: 280, w: 100, h: 150, oval: true } },
    { icon: 'no:teddy-bear', x: 400, y: 650, size: 120 },
    { girl: { x: 90, y: 696, h: 170 } },
    { icon: 'no:baby-bottle', x: 330, y: 680, size: 80, rot: 60 },
  ],
});
