import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd49',
  title: 'The Feather Scales',
  description:
    'Above the clouds golden scales hold a heart in one pan and a feather in the other, and the feather sinks; a figure in black with a gavel watches and a skull lies in the cloud.',
  palette: 'dawn',
  setting: 'clouds',
  mood: ['judge', 'balance', 'hope'],
  layers: [
    'sky',
    { rays: { x: 240, y: 180, o: 0.4 } },
    { halo: { x: 240, y: 190, r: 260, o: 0.8 } },
    {
      group: [
        { shape: 'M236 90h8v430h-8z', fill: ['#ffe9a8', '#a8702a'] },
        { shape: 'M70 200L410 110', line: ['#e0a83a', 13] },
        { shape: 'M410 110L360 260M410 110L460 260M70 200L20 380M70 200L120 380', line: ['#e0a83a', 4] },
        {
          shape: 'M340 260H480Q460 310 410 312Q360 310 340 260ZM0 380H140Q120 430 70 432Q20 430 0 380Z',
          fill: ['#ffe9a8', '#a8702a'],
        },
      ],
    },
    { icon: 'no:anatomical-heart', x: 410, y: 220, size: 130, glow: '#ff6a6a' },
    { icon: 'no:feather', x: 72, y: 330, size: 160, rot: 20 },
    { clouds: { y: 500, n: 8, o: 0.9, s: 1.5 } },
    { watcher: { x: 296, y: 610, h: 200, c: '#1c1420', ground: false } },
    { icon: 'gi:gavel', x: 366, y: 520, size: 150, tone: 'brown', rot: 10 },
    { icon: 'fe:skull', x: 120, y: 530, size: 150, rot: -12 },
    { clouds: { y: 660, n: 8, o: 0.95, s: 1.6 } },
  ],
});
