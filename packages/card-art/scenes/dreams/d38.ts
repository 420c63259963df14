import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd38',
  title: 'The Peacock’s Throne',
  description:
    'A peacock spreads its fan of eyes behind a violet armchair with a crown on the seat; a small woman in red with a long veil walks away past a jewel.',
  palette: 'violet',
  setting: 'parlour',
  mood: ['vanity', 'power', 'farewell'],
  layers: [
    { damask: { pattern: 'flower-emblem' } },
    { group: [{ icon: 'no:peacock', x: 240, y: 260, size: 500 }] },
    { icon: 'gi:armchair', x: 240, y: 470, size: 340, tone: ['#d8a0ff', '#4a1f7a'], ground: true },
    { icon: 'no:crown', x: 240, y: 470, size: 120, glow: '#ffd166' },
    { shape: 'M-10 640H490V740H-10Z', fill: ['#6a2a5a', '#1a0a20'] },
    { bride: { x: 400, y: 700, h: 190, c: '#c2384a', flip: true } },
    { icon: 'no:gem-stone', x: 90, y: 670, size: 110, glow: '#bff6ff' },
    { icon: 'no:mirror', x: 70, y: 330, size: 110, haze: 0.3 },
  ],
});
