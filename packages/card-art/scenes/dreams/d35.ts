import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd35',
  title: 'The Eye in the Sea',
  description:
    'A giant eye opens at the heart of a whirlpool seen from above; a ship circles its iris and a swimmer clings to a life-ring.',
  palette: 'sea',
  setting: 'vortex',
  mood: ['fear', 'sight', 'danger'],
  layers: [
    'deepsea',
    { vortex: { x: 240, y: 360, n: 16 } },
    { icon: 'no:eye', x: 240, y: 360, size: 420, amb: 0.5 },
    { group: [{ ship: { x: 120, y: 220, size: 150, rot: -30 } }] },
    { icon: 'no:ring-buoy', x: 380, y: 540, size: 110, rot: 20 },
    { caller: { x: 384, y: 560, h: 110, ground: false } },
    { icon: 'gi:suckered-tentacle', x: 90, y: 640, size: 200, tone: 'pink' },
    { birds: { x: 380, y: 110, n: 6, r: 70, c: '#e9fff2' } },
    { bubbles: { n: 30 } },
  ],
});
