import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd38',
  title: 'The Peacock’s Throne',
  description:
    'A peacock spreads its fan of eyes behind a violet armchair with a crown on the seat; a woman in red with a long veil walks away across the carpet, where a jewel lies.',
  palette: 'violet',
  setting: 'parlour',
  mood: ['vanity', 'power', 'farewell'],
  layers: [
    { damask: { pattern: 'flower-emblem' } },
    { frame: { x: 70, y: 150, w: 90, h: 120, oval: true } },
    { halo: { x: 70, y: 150, r: 60, o: 0.5 } },
    { lamp: { x: 420, y: 90, r: 24 } },
    { peacock: { x: 236, y: 400, size: 450 } },
    { shape: 'M-10 600H490V740H-10Z', fill: ['#6a2a5a', '#1a0a20'] },
    { armchair: { x: 240, y: 500, size: 330, c: '#7a44b0' } },
    { icon: 'no:crown', x: 240, y: 494, size: 120, glow: '#ffd166', rot: -6 },
    { shape: 'M170 740L200 650H290L330 740Z', fill: ['#b8344a', '#4a1020'] },
    { icon: 'no:gem-stone', x: 250, y: 690, size: 70, glow: '#bff6ff', rot: 12, ground: true },
    { bride: { x: 400, y: 712, h: 210, c: '#c2384a' } },
  ],
});
