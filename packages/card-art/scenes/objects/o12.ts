import { object } from '../../src/draw/define.ts';

export default object({
  id: 'o12',
  title: 'The Umbrella',
  description:
    'An open violet umbrella floats upside down in a flooded street like a boat; rain falls and a frog sits inside.',
  palette: 'midnight',
  setting: 'city',
  mood: ['storm', 'water', 'cloth', 'trick', 'balance', 'violet'],
  layers: [
    'sky',
    { clouds: { y: 110, n: 8, o: 0.6, s: 1.5 } },
    { city: { y: 470, n: 2 } },
    { pond: { y: 500 } },
    { streetLight: { x: 80, y: 560, h: 400 } },
    { frog: { x: 236, y: 478, size: 150 } },
    { icon: 'no:umbrella', x: 270, y: 490, size: 360, rot: 186, reflect: 600 },
    { waves: { y: 600, n: 3 } },
    { ripples: { x: 120, y: 660, r: 60 } },
    { rain: { n: 90 } },
  ],
});
