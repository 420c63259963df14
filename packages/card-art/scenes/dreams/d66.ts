import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd66',
  title: 'The Frozen Orchestra',
  description:
    'An orchestra’s instruments hang frozen in mid-air between white trees as if a note had stopped them; a conductor in black lifts both arms below them in the snow.',
  palette: 'ice',
  setting: 'bare',
  mood: ['music', 'cold', 'quiet', 'time'],
  layers: [
    'sky',
    { sun: { x: 240, y: 250, r: 80, c: '#ffffff' } },
    { hills: { y: 540, n: 2, near: '#e0eef5', far: '#8ab4cc' } },
    { baretrees: { xs: [30, 450], h: 680, c: '#dff0f8' } },
    {
      many: { icon: 'no:violin', sat: 0.35, hazeC: '#e8f8ff', haze: 0.35 },
      at: [
        [110, 240, 170, -20],
        [200, 140, 120, 30],
      ],
    },
    { icon: 'no:trumpet', x: 370, y: 200, size: 180, rot: -20, sat: 0.4, hazeC: '#e8f8ff', haze: 0.35 },
    { icon: 'no:drum', x: 370, y: 390, size: 170, rot: 14, sat: 0.4, hazeC: '#e8f8ff', haze: 0.3 },
    { icon: 'no:harp', x: 110, y: 460, size: 220, rot: -8, sat: 0.4, hazeC: '#e8f8ff', haze: 0.3 },
    { icon: 'no:musical-notes', x: 250, y: 330, size: 120, sat: 0, hazeC: '#ffffff', haze: 0.6 },
    { caller: { x: 250, y: 660, h: 210, c: '#1c2430' } },
    { shape: 'M188 480l4 40l8 -38M302 480l4 44l8 -40', fill: '#e8fbff' },
    { icon: 'no:snowflake', x: 420, y: 600, size: 100, emit: true },
    'snow',
  ],
});
