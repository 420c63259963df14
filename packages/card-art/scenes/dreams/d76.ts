import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd76',
  title: 'The Alchemist’s Rain',
  description:
    'A glass alembic as tall as a tower stands in a green sea under a storm cloud and drips one bright drop; a gentleman in an umbrella boat floats below and fish fall like rain.',
  palette: 'moss',
  setting: 'storm',
  mood: ['science', 'patience', 'potion'],
  layers: [
    'sky',
    { clouds: { y: 110, n: 8, o: 0.8, s: 1.6, c: '#8a9a64' } },
    { icon: 'no:high-voltage', x: 110, y: 230, size: 100, emit: true, glow: '#f6ffb0' },
    { sea: { y: 480 } },
    { icon: 'no:alembic', x: 240, y: 330, size: 430, glow: '#d6ff9a', glowO: 0.4 },
    { icon: 'no:droplet', x: 420, y: 480, size: 90, glow: '#bff0ff' },
    {
      many: { icon: 'no:fish' },
      at: [
        [56, 330, 100, 80],
        [430, 300, 90, 100],
        [90, 560, 70, 70],
      ],
    },
    { gent: { x: 276, y: 622, h: 160, ground: false, c: '#5a3a6a' } },
    { icon: 'no:umbrella', x: 300, y: 580, size: 270, rot: 180 },
    { waves: { y: 656, n: 2 } },
    { icon: 'no:test-tube', x: 110, y: 660, size: 130, rot: 60, clipY: 690 },
    { waves: { y: 690, n: 2 } },
    { rain: { n: 50 } },
  ],
});
