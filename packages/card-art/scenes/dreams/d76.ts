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
    { cloud: { x: 150, y: 130, w: 330, c: '#7a8a5a' } },
    { icon: 'no:high-voltage', x: 110, y: 230, size: 100, emit: true, glow: '#f6ffb0' },
    { sea: { y: 480 } },
    { icon: 'no:alembic', x: 240, y: 330, size: 430, glow: '#d6ff9a', glowO: 0.4 },
    { icon: 'no:droplet', x: 420, y: 480, size: 90, glow: '#bff0ff' },
    { icon: 'no:rainbow', x: 380, y: 150, size: 190, opacity: 0.85 },
    {
      many: { icon: 'no:fish' },
      at: [
        [70, 380, 80, 80],
        [420, 340, 70, 100],
        [60, 540, 60, 70],
      ],
    },
    { gent: { x: 300, y: 640, h: 150, ground: false, c: '#5a3a6a' } },
    { icon: 'no:umbrella', x: 300, y: 620, size: 240, rot: 180 },
    { waves: { y: 640, n: 3 } },
    { icon: 'no:test-tube', x: 110, y: 640, size: 110, rot: 20 },
    { rain: { n: 50 } },
  ],
});
