import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd63',
  title: 'The Balloon Surgeon',
  description:
    'On a table among the clouds lies a huge red balloon with a stitched wound; a man in white stands by with a syringe and a child in red with a lantern.',
  palette: 'sea',
  setting: 'clouds',
  mood: ['medicine', 'repair', 'fear', 'hope'],
  layers: [
    'sky',
    { rays: { x: 240, y: 130, o: 0.25 } },
    { lamp: { x: 240, y: 90, r: 30, c: '#f4fff8' } },
    { clouds: { y: 420, n: 8, o: 0.7, s: 1.3 } },
    { icon: 'no:balloon', x: 240, y: 370, size: 380, rot: 78 },
    { shape: 'M210 320l60 70M216 344l24 -14M232 362l24 -14M248 380l24 -14', line: ['#2a0a10', 5] },
    { shape: 'M50 470H430V500H50ZM90 500H110V620H90ZM370 500H390V620H370Z', fill: ['#f0f6f4', '#7a9a9a'] },
    { gent: { x: 380, y: 640, h: 230, c: '#eef3f5', ground: false } },
    { icon: 'no:syringe', x: 320, y: 430, size: 130, rot: 20 },
    { icon: 'no:adhesive-bandage', x: 140, y: 450, size: 90, rot: -10 },
    { clouds: { y: 640, n: 8, o: 0.95, s: 1.5 } },
    { child: { x: 110, y: 650, h: 150, ground: false } },
  ],
});
