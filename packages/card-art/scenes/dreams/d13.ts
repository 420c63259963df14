import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd13',
  title: 'The Elephant on the Tightrope',
  description:
    'An elephant crosses a rope stretched between two steeples, an umbrella in its trunk; the crowd below is a row of lit windows and a boy lets go of a red balloon.',
  palette: 'dawn',
  setting: 'city',
  mood: ['balance', 'joy', 'courage'],
  layers: [
    'sky',
    { sun: { x: 240, y: 330, r: 110 } },
    { clouds: { y: 300, n: 6, o: 0.6 } },
    { tower: { x: 30, y: 740, w: 110, h: 300 } },
    { tower: { x: 450, y: 740, w: 110, h: 330 } },
    { rope: { from: [40, 440], to: [450, 410], sag: 60, w: 6 } },
    { icon: 'no:elephant', x: 240, y: 340, size: 290 },
    { icon: 'no:umbrella', x: 110, y: 190, size: 170, rot: -16 },
    { city: { y: 660, n: 2 } },
    { rope: { from: [330, 560], to: [318, 610], sag: 4, w: 2 } },
    { icon: 'no:balloon', x: 340, y: 510, size: 120 },
    { caller: { x: 300, y: 710, h: 110, c: '#2f6f9a' } },
  ],
});
