import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd44',
  title: 'The Tailor of Shadows',
  description:
    'By candlelight a tailor’s great shears cut a man’s shadow from the wall; it already lifts both arms, and a needle, thread and a spool lie on the floor.',
  palette: 'violet',
  setting: 'workshop',
  mood: ['secret', 'loss', 'work'],
  layers: [
    { planks: { c: '#7a6aae', lx: 90, ly: 420, floor: 580 } },
    { icon: 'no:candle', x: 70, y: 500, size: 190, glow: '#ffc24a' },
    { group: [{ caller: { x: 300, y: 590, h: 480, c: '#0c0720', hair: '#0c0720', skin: '#0c0720' } }], opacity: 0.85 },
    { icon: 'no:scissors', x: 330, y: 520, size: 200, rot: 200 },
    { gent: { x: 190, y: 690, h: 190, c: '#8a2f5a' } },
    { walker: { x: 390, y: 700, h: 190, flip: true, c: '#4a3a2c' } },
    { icon: 'no:sewing-needle', x: 290, y: 680, size: 120, rot: 30 },
    { icon: 'no:thread', x: 90, y: 670, size: 100 },
  ],
});
