import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd63',
  title: 'The Balloon Surgeon',
  description:
    'On a table among the clouds lies a huge red balloon with a stitched wound; a surgeon in white and a top hat leans over it with a syringe and a child in red holds up a lantern.',
  palette: 'sea',
  setting: 'clouds',
  mood: ['medicine', 'repair', 'fear', 'hope'],
  layers: [
    'sky',
    { rays: { x: 240, y: 130, o: 0.25 } },
    { lamp: { x: 250, y: 90, r: 34, c: '#f4fff8' } },
    { clouds: { y: 420, n: 8, o: 0.7, s: 1.3 } },
    { gent: { x: 400, y: 590, h: 290, c: '#eef3f5', ground: false } },
    { icon: 'no:balloon', x: 210, y: 386, size: 360, rot: 78 },
    { shape: 'M180 320l60 70M186 344l24 -14M202 362l24 -14M218 380l24 -14', line: ['#2a0a10', 5] },
    { icon: 'no:syringe', x: 336, y: 400, size: 150, rot: 140 },
    { shape: 'M20 490H440L452 516H8Z', fill: ['#f0f6f4', '#9ab4b4'] },
    { shape: 'M50 516H76V640H50ZM384 516H410V640H384Z', fill: ['#d8e4e2', '#5a7a7a'] },
    { icon: 'no:adhesive-bandage', x: 120, y: 500, size: 100, rot: -20 },
    { clouds: { y: 640, n: 8, o: 0.95, s: 1.5 } },
    { child: { x: 120, y: 690, h: 170, ground: false } },
    { cloud: { x: 120, y: 706, w: 260 } },
  ],
});
