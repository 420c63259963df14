import { object } from '../../src/draw/define.ts';

export default object({
  id: 'o08',
  title: 'The Revolver',
  description:
    'A revolver with a wooden grip lies on red silk in the open drawer of a desk, a curl of smoke still at its muzzle, over a sealed letter; a candle burns beside a lens.',
  palette: 'bone',
  setting: 'parlour',
  mood: ['war', 'murder', 'metal', 'hunt', 'danger', 'fear', 'secret'],
  layers: [
    { planks: { c: '#5a4638', lx: 400, ly: 120, floor: 800 } },
    { icon: 'no:candle', x: 410, y: 230, size: 210, glow: '#ffc24a' },
    { icon: 'no:magnifying-glass-tilted-left', x: 130, y: 270, size: 150, rot: 60 },
    { shape: 'M-10 320H490V370H-10Z', fill: ['#a87c50', '#5a3a20'] },
    { shape: 'M-10 370H490V740H-10Z', fill: ['#5a3a20', '#1c1008'] },
    { shape: 'M40 390H440V590H40Z', fill: ['#100a06', '#3a2818'] },
    { icon: 'no:envelope', x: 330, y: 520, size: 190, rot: 14 },
    { shape: 'M70 590C120 540 220 560 260 530C320 500 380 560 420 590Z', fill: ['#7a1f34', '#2a0812'] },
    { revolver: { x: 236, y: 462, size: 320, rot: -14 } },
    { shape: 'M20 590H460L470 720H10Z', fill: ['#a87c50', '#4a3018'] },
    { shape: 'M40 610H440L448 704H32Z', line: ['#3a2414', 5] },
    { shape: 'M210 656a30 15 0 1 0 60 0a30 15 0 1 0 -60 0Z', fill: ['#f0c35a', '#8a5a14'] },
    { shape: 'M396 400C440 360 380 330 420 270C440 220 400 190 430 120', line: ['#e8e0d8', 12], opacity: 0.5, blur: 4 },
  ],
});
