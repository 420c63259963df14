import type { Brush } from '../brush.ts';
import { disc, type Pose, person } from './person.ts';

/** A traveller with a suitcase, walking to the right. */
export const walker = (b: Brush, o: Pose): string =>
  person(b, o, {
    c: '#7a5230',
    parts: [
      ['M-2 -36L-18 -4L-24 -2V2H-12L4 -26ZM4 -36L14 -6V2H26L24 -3L20 -6L12 -34Z', 'dark'],
      ['M-8 -77C-15 -62 -19 -44 -18 -26Q0 -19 17 -28C16 -46 14 -64 8 -77Z', 'c'],
      [disc(3, -84, 7, 8), 'skin'],
      ['M-7 -88C-7 -102 13 -101 13 -88ZM-11 -89H19V-86H-11Z', '#2a2630'],
      ['M-4 -72L-16 -46L-11 -43L4 -62Z', 'deep'],
      ['M-30 -46h20v16h-20z', 'c2'],
      ['M-24 -46v-4h8v4', 'dark', 2],
    ],
  });

/** A child who runs to the right with one arm up, for a kite or a balloon. */
export const runner = (b: Brush, o: Pose): string =>
  person(b, o, {
    c: '#2f6f9a',
    hair: '#a8642a',
    parts: [
      ['M-2 -32L-22 -18L-30 -22L-31 -17L-22 -10L2 -22ZM2 -32L16 -16L12 0H20L24 -18L10 -34Z', 'dark'],
      ['M-6 -68C-14 -54 -18 -40 -18 -28Q0 -20 16 -30C15 -46 12 -58 8 -68Z', 'c'],
      ['M6 -66L28 -92L32 -88L12 -56Z', 'c'],
      ['M-6 -64L-22 -52L-20 -48L0 -54Z', 'c'],
      [disc(31, -91, 3), 'skin'],
      [disc(5, -78, 8, 9), 'skin'],
      ['M-5 -76C-8 -92 12 -94 13 -84C6 -86 0 -84 -5 -76Z', 'hair'],
    ],
  });

/** A dancer on one leg. */
export const dancer = (b: Brush, o: Pose): string =>
  person(b, o, {
    c: '#f0a6b8',
    parts: [
      ['M-2 -44L-1 0H3L5 -44Z', '#f3d6c6'],
      ['M4 -46L40 -52L41 -48L6 -40Z', '#f3d6c6'],
      ['M-30 -46Q0 -62 30 -48Q36 -40 28 -38Q0 -30 -28 -38Q-36 -40 -30 -46Z', 'c'],
      ['M-6 -72L-6 -48H7L7 -72Q0 -68 -6 -72Z', 'c'],
      ['M-5 -70L-26 -92L-23 -95L-1 -74ZM6 -70L24 -94L27 -91L8 -64Z', 'skin'],
      [disc(1, -82, 6, 7.4), 'skin'],
      ['M-6 -83C-7 -95 9 -95 8 -84C4 -89 -2 -88 -6 -83Z', 'hair'],
      [disc(1, -94, 4), 'hair'],
    ],
  });

/** A tightrope walker with a long pole. */
export const acrobat = (b: Brush, o: Pose): string =>
  person(b, o, {
    c: '#c9384a',
    parts: [
      ['M-5 -44L-9 -20L-3 0H3L1 -20L3 -40ZM3 -44L16 -26L8 -4L13 0L23 -26L10 -46Z', '#e9dcc6'],
      ['M-8 -74L-7 -42H9L10 -74Q0 -70 -8 -74Z', 'c'],
      ['M-7 -72L-24 -58L-22 -54L-3 -62ZM9 -72L26 -58L24 -54L5 -62Z', 'skin'],
      [disc(1, -83, 6.4, 8), 'skin'],
      ['M-6 -84C-8 -97 10 -97 9 -85C4 -90 -2 -89 -6 -84Z', 'hair'],
      ['M-72 -50L74 -62', '#c9a56a', 2.6],
    ],
  });

/** Somebody who falls, coat flying; x and y are the middle. */
export const faller = (b: Brush, o: Pose): string =>
  person(
    b,
    { ...o, ground: false },
    {
      c: '#2b3150',
      parts: [
        ['M-6 10L-26 34L-22 39L2 18ZM6 10L14 44L20 43L14 10Z', 'dark'],
        ['M-10 -24C-30 -18 -40 0 -44 14C-28 8 -14 14 0 20C14 14 22 22 34 16C30 0 22 -18 10 -26Z', 'c'],
        ['M-8 -22L-36 -44L-33 -48L2 -28ZM8 -24L34 -40L36 -36L10 -14Z', 'c'],
        [disc(-36, -47, 3.4), 'skin'],
        [disc(37, -39, 3.4), 'skin'],
        [disc(0, -34, 7, 8), 'skin'],
        ['M-8 -36C-9 -48 8 -50 8 -38C3 -42 -3 -42 -8 -36Z', 'hair'],
        ['M-14 -62h16l-1 -14h-14zM-19 -60h26v-3h-26z', '#26283a'],
      ],
    },
  );

/** A sleeper who floats on the back, hair and gown hanging; x and y are the middle. */
export const sleeper = (b: Brush, o: Pose): string =>
  person(
    b,
    { ...o, ground: false },
    {
      c: '#eee7da',
      parts: [
        ['M-44 -4Q-60 10 -58 30Q-50 18 -40 6Z', 'hair'],
        ['M-34 -6C-10 -14 20 -12 46 -4L60 -2L58 4L44 4C36 20 22 26 14 40C6 22 -12 14 -34 6Z', 'c'],
        [disc(-42, -2, 8, 7.4), 'skin'],
        ['M-50 0C-54 -10 -44 -14 -38 -9C-44 -8 -48 -6 -50 0Z', 'hair'],
        ['M-20 0L-16 26L-11 25L-10 2Z', 'skin'],
        ['M58 -3L72 -6L73 -2L58 4Z', 'skin'],
      ],
    },
  );

/** Somebody who climbs a ladder or a rope, seen from behind. */
export const climber = (b: Brush, o: Pose): string =>
  person(
    b,
    { ...o, ground: false },
    {
      c: '#4d6a3a',
      parts: [
        ['M-8 -34L-13 -14L-9 0H-2L-5 -14L0 -28L8 -18L5 -6H12L16 -20L8 -36Z', 'dark'],
        ['M-9 -70C-12 -56 -12 -44 -11 -32Q0 -26 11 -32C12 -44 12 -56 9 -70Z', 'c'],
        ['M-9 -70L-16 -96L-11 -98L-3 -74ZM9 -70L13 -88L18 -86L13 -62Z', 'c'],
        [disc(-14, -98, 3.2), 'skin'],
        [disc(16, -88, 3.2), 'skin'],
        [disc(0, -78, 7, 8), 'hair'],
      ],
    },
  );
