import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd01',
  title: 'The Whale Above the Chimneys',
  description:
    'A great blue whale swims through the night sky over a sleeping city; an anchor hangs from it on a rope. A cat sits on a roof and a child in a red cloak lifts a lantern.',
  palette: 'midnight',
  setting: 'city',
  mood: ['calm', 'quiet', 'wonder'],
  layers: [
    'sky',
    { stars: { n: 130 } },
    { moon: { x: 392, y: 92, r: 60 } },
    { clouds: { y: 330, n: 7, o: 0.6 } },
    { icon: 'no:whale', x: 212, y: 240, size: 440, rot: -10, amb: 0.4 },
    { clouds: { y: 470, n: 6, o: 0.45, s: 1.1 } },
    { city: { y: 590 } },
    { rope: { from: [318, 345], to: [352, 500], c: '#f0d9a8' } },
    { icon: 'no:anchor', x: 356, y: 540, size: 110, rot: -8 },
    { cat: { x: 84, y: 552, size: 120 } },
    { child: { x: 224, y: 692, h: 140 } },
  ],
});
