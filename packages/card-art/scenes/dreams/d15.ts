import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd15',
  title: 'The Snow Queen’s Wardrobe',
  description:
    'A wardrobe stands open in a snowfield; out of it step an empty blue gown and a glass slipper taller than a deer; a deer comes to look.',
  palette: 'ice',
  setting: 'snow',
  mood: ['lonely', 'vanity', 'cold'],
  layers: [
    'sky',
    { aurora: { y: 200, c: '#7fe0d0' } },
    { mountains: { y: 380 } },
    { hills: { y: 470, n: 2, near: '#e0eef5', far: '#8ab4cc' } },
    { shape: 'M60 560V180H260V560Z', fill: ['#6a4a34', '#2a1810'] },
    { shape: 'M80 545V200H240V545Z', fill: ['#071019', '#12354c'] },
    { shape: 'M60 180L10 150V600L60 560ZM260 180L310 150V600L260 560Z', fill: ['#8a6444', '#3a2418'] },
    { icon: 'no:dress', x: 180, y: 390, size: 300, rot: -6 },
    {
      icon: 'no:high-heeled-shoe',
      x: 350,
      y: 560,
      size: 260,
      sat: 0.2,
      hazeC: '#e0f4ff',
      haze: 0.45,
      glow: true,
      glowO: 0.4,
    },
    { icon: 'no:gloves', x: 120, y: 640, size: 100, rot: 20 },
    { icon: 'no:deer', x: 408, y: 420, size: 170 },
    'snow',
  ],
});
