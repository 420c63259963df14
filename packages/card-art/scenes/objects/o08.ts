import { object } from '../../src/draw/define.ts';

export default object({
  id: 'o08',
  title: 'The Revolver',
  description:
    'A silver revolver lies in the half-open drawer of a desk, a curl of smoke still at its muzzle, a torn letter below.',
  palette: 'bone',
  setting: 'parlour',
  mood: ['war', 'murder', 'metal', 'hunt', 'danger', 'fear', 'secret'],
  layers: [
    { planks: { c: '#5a4638', lx: 360, ly: 120, floor: 800 } },
    { shape: 'M30 330H450V680H30Z', fill: ['#7a5a3c', '#2a1c10'] },
    { shape: 'M50 360H430V560H50Z', fill: ['#140c08', '#3a2818'] },
    { shape: 'M20 560H460V680H20Z', fill: ['#a87c50', '#4a3018'] },
    { shape: 'M215 620a25 12 0 1 0 50 0a25 12 0 1 0 -50 0Z', fill: ['#f0c35a', '#8a5a14'] },
    { icon: 'no:envelope', x: 330, y: 510, size: 170, rot: 14 },
    { icon: 'gi:revolver', x: 220, y: 430, size: 350, tone: ['#ffffff', '#5a6478'], rot: -8 },
    { shape: 'M70 370C40 300 120 270 80 200C60 150 120 120 100 60', line: ['#e8e0d8', 12], opacity: 0.55, blur: 4 },
    { icon: 'no:magnifying-glass-tilted-left', x: 400, y: 240, size: 130, haze: 0.2 },
  ],
});
