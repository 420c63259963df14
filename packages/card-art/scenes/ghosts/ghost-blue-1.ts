import { ghost } from '../../src/draw/define.ts';

export default ghost({
  id: 'ghost-blue-1',
  title: 'Pip the Page',
  description:
    'The blue ghost of a boy in a beret holds a candle that gives no warmth, on a castle stair; one ghost light hangs above him.',
  palette: 'midnight',
  setting: 'stairs',
  mood: ['childhood'],
  layers: [
    { bricks: { c: '#3a4a7a', lx: 360, ly: 260 } },
    { stairs: { x: 250, y: 700, n: 12, dx: 26, dy: 36, w: 240, c: '#6a7fae' } },
    {
      group: [
        {
          bust: {
            skin: 'fair',
            hair: '#a8743a',
            hairStyle: 'fringe',
            dress: 'collar',
            coat: '#4a6aae',
            eyes: 'wide',
            iris: '#0a1a3a',
            turn: 0.45,
            freckles: true,
            s: 0.92,
            dy: 140,
            dx: -40,
            hat: 'beret',
            hatC: '#3a5a9a',
          },
        },
        { icon: 'no:candle', x: 370, y: 520, size: 180, glow: '#8fd0ff' },
        { arm: { from: [420, 760], to: [376, 610], sleeve: '#4a6aae', s: 0.8 } },
      ],
      spirit: ['#040a1c', '#4a80d8', '#eaf4ff'],
      fade: [570, 750],
      opacity: 0.94,
    },
    { wisps: { n: 1, c: '#8fd0ff', y: 70 } },
    { mist: { y: 690, h: 150, o: 0.45, c: '#8fb8ff' } },
  ],
});
