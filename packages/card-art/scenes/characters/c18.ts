import { character } from '../../src/draw/define.ts';

export default character({
  id: 'c18',
  title: 'The Seamstress',
  description:
    'A young red-haired seamstress with flowers in her hair, in profile to the right, draws a needle and blue thread from a spool by a window; shears hang at her shoulder.',
  palette: 'absinthe',
  setting: 'parlour',
  mood: ['cloth', 'sharp', 'work', 'patience', 'spider', 'dress', 'home'],
  layers: [
    { room: { win: { x: 400, y: 60, w: 130, h: 270 }, pattern: 'flower-emblem', tiles: false } },
    {
      bust: {
        profile: true,
        turn: 1,
        skin: 'fair',
        female: true,
        hair: '#c2582a',
        hairStyle: 'long',
        dress: 'gown',
        coat: '#2f7a6a',
        shawl: '#e0b85a',
        hat: 'flowers',
        freckles: true,
        tilt: 5,
        dx: -70,
        dy: 10,
        s: 1.15,
      },
    },
    { rope: { from: [372, 470], to: [390, 600], sag: 50, c: '#4a90e0', w: 4 } },
    { icon: 'no:sewing-needle', x: 360, y: 430, size: 150, rot: 20 },
    { arm: { from: [300, 790], to: [352, 520], sleeve: '#2f7a6a', cuff: '#e8dcc0', skin: 'fair', s: 0.9 } },
    { icon: 'no:thread', x: 400, y: 630, size: 130 },
    { icon: 'no:scissors', x: 90, y: 620, size: 150, rot: 30 },
  ],
});
