import { object } from '../../src/draw/define.ts';

export default object({
  id: 'o07',
  title: 'The Syringe',
  description:
    'A glass syringe lies on a steel tray under a cold lamp, one drop at its needle; bandages and a phial beside it.',
  palette: 'ice',
  setting: 'table',
  mood: ['medicine', 'sharp', 'sickness', 'blood', 'science', 'pain', 'glass', 'poison'],
  layers: [
    { room: { win: null, pattern: 'flower-emblem', floor: 470 } },
    { lamp: { x: 240, y: 120, r: 34, c: '#e8fbff' } },
    { beam: { x: 240, y: 130, to: [240, 640], w: 260, w0: 40, o: 0.6 } },
    { shape: 'M30 600a210 90 0 1 0 420 0a210 90 0 1 0 -420 0Z', fill: ['#eef6fa', '#6a8a9c'] },
    { shape: 'M60 596a180 70 0 1 0 360 0a180 70 0 1 0 -360 0Z', fill: ['#b8d0dc', '#8aa8b8'] },
    { icon: 'no:syringe', x: 240, y: 480, size: 400, rot: 8 },
    { icon: 'no:droplet', x: 76, y: 560, size: 50 },
    { icon: 'no:adhesive-bandage', x: 370, y: 640, size: 110 },
    { icon: 'no:test-tube', x: 130, y: 640, size: 110, rot: 60 },
  ],
});
