import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd84',
  title: 'The Key in the Iceberg',
  description:
    'A key taller than a mast is frozen in an iceberg under green northern lights; a small ship lies before it, a man with a saw climbs the ice and a seal watches.',
  palette: 'sea',
  setting: 'storm',
  mood: ['cold', 'search', 'secret', 'work'],
  layers: [
    'sky',
    { aurora: { y: 150, c: '#7dffb0' } },
    { stars: { n: 80 } },
    { sea: { y: 460, lx: 240 } },
    { shape: 'M70 540L110 300L180 220L230 100L300 200L340 180L400 340L440 540Z', fill: ['#f4ffff', '#3a9ab0'] },
    { icon: 'no:old-key', x: 250, y: 370, size: 350, rot: 45, opacity: 0.9, glow: '#ffe08a', glowO: 0.5 },
    {
      shape: 'M70 540L110 300L180 220L200 330L160 420L190 540ZM340 180L400 340L440 540H360L330 380Z',
      fill: ['#ffffff', '#7ad0dc'],
      opacity: 0.5,
    },
    { shape: 'M180 220L230 320L300 200M230 320L260 540M340 180L320 360', line: ['#ffffff', 4], opacity: 0.7 },
    { waves: { y: 530, n: 2 } },
    { group: [{ ship: { x: 110, y: 590, size: 170 } }] },
    { climber: { x: 190, y: 520, h: 110, c: '#c8442e' } },
    { icon: 'no:carpentry-saw', x: 230, y: 470, size: 90 },
    { seal: { x: 396, y: 612, size: 170 } },
    { waves: { y: 640, n: 3 } },
  ],
});
