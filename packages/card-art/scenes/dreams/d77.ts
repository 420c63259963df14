import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd77',
  title: 'The Wolf at the Piano Lesson',
  description:
    'A wolf as tall as the wall bares its teeth over a piano, its shadowed neck behind the music; a girl in white plays with her back to us between a candle and a red apple.',
  palette: 'bone',
  setting: 'parlour',
  mood: ['music', 'fear', 'courage', 'childhood'],
  layers: [
    { damask: { pattern: 'flower-emblem', c: '#5a4a5a' } },
    { lamp: { x: 410, y: 110, r: 26 } },
    { wolf: { x: 206, y: 270, size: 440 } },
    { shape: 'M20 440H460V470H20Z', fill: ['#6a3a2a', '#3a1a12'] },
    { shape: 'M30 470H450V540H30Z', fill: ['#4a241a', '#1c0c08'] },
    { icon: 'no:candle', x: 420, y: 390, size: 130, glow: '#ffc24a' },
    { icon: 'no:red-apple', x: 66, y: 404, size: 90 },
    { shape: 'M150 430L160 360H330L340 430Z', fill: ['#fff6e0', '#c8b898'] },
    { shape: 'M172 378H318M170 392H320M168 406H322M196 372l-4 20M240 384l-4 20M286 374l-4 20', line: ['#4a3a34', 3] },
    { shape: 'M30 540H450V580H30Z', fill: ['#ffffff', '#c8c4bc'] },
    {
      shape:
        'M65 540V580M100 540V580M135 540V580M170 540V580M205 540V580M240 540V580M275 540V580M310 540V580M345 540V580M380 540V580M415 540V580',
      line: ['#3a3a44', 3],
    },
    {
      shape:
        'M58 540h15v24h-15zM93 540h15v24h-15zM163 540h15v24h-15zM198 540h15v24h-15zM233 540h15v24h-15zM303 540h15v24h-15zM338 540h15v24h-15zM408 540h15v24h-15z',
      fill: '#0d0d11',
    },
    { shape: 'M20 580H460L470 604H10Z', fill: ['#6a3a2a', '#2a120c'] },
    { shape: 'M50 604H80L74 740H56ZM400 604H430L424 740H406Z', fill: ['#4a241a', '#140806'] },
    { shape: 'M170 690a70 16 0 1 0 140 0a70 16 0 1 0 -140 0ZM226 700H254V740H226Z', fill: ['#8a2a34', '#3a0c14'] },
    { girl: { x: 240, y: 716, h: 230, c2: '#e0483e' } },
  ],
});
