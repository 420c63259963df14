import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd26',
  title: 'The Compass Rose',
  description:
    'A giant rose has opened and its heart is a brass compass; a man in a rowing boat crosses one of its petals. A drop of dew, a bee, a map in the leaves.',
  palette: 'rose',
  setting: 'garden',
  mood: ['voyage', 'love', 'search'],
  layers: [
    { day: { top: '#7a2a5a', low: '#f8c8c0' } },
    { shape: 'M240 740C230 620 250 540 240 470', line: ['#2f5a2a', 26] },
    {
      shape:
        'M240 620C180 600 150 560 130 520C190 520 230 560 240 600ZM244 560C310 540 340 500 350 460C290 470 256 510 244 550Z',
      fill: ['#6a9a4a', '#1f3a1a'],
    },
    {
      group: [
        {
          shape:
            'M240 90C140 90 70 170 80 280C20 300 40 420 130 430C160 500 320 500 350 430C440 420 460 300 400 280C410 170 340 90 240 90Z',
          fill: ['#e8324a', '#5a0818'],
        },
        {
          shape:
            'M240 130C170 130 120 190 130 270C90 300 110 390 180 400C220 440 270 440 300 400C370 390 390 300 350 270C360 190 310 130 240 130Z',
          fill: ['#ff6a78', '#a3121f'],
        },
        {
          shape: 'M80 280C110 330 140 350 190 360M400 280C370 330 340 350 290 360',
          line: ['#5a0818', 7],
          opacity: 0.7,
        },
      ],
    },
    { icon: 'no:compass', x: 240, y: 290, size: 220, glow: true, glowO: 0.4 },
    { icon: 'no:droplet', x: 120, y: 380, size: 70 },
    { boat: { x: 330, y: 420, w: 110 } },
    { rower: { x: 326, y: 408, h: 70 } },
    { icon: 'no:world-map', x: 90, y: 650, size: 140, rot: -10 },
    { honeybee: { x: 404, y: 110, size: 120, shade: 0.2, rot: -10 } },
    { foliage: { n: 18 } },
  ],
});
