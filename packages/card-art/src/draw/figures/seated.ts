import type { Brush } from '../brush.ts';
import { disc, type Pose, person } from './person.ts';

/** Somebody who sits on an edge, legs hanging; y is the edge. */
export const sitter = (b: Brush, o: Pose): string =>
  person(
    b,
    { ...o, ground: false },
    {
      c: '#3f5a8a',
      parts: [
        ['M-4 -6L18 -6Q24 -4 22 6L19 34H26V38H13L15 4L-4 4Z', 'dark'],
        ['M-10 -46C-15 -30 -15 -14 -14 4H8C10 -14 10 -34 7 -46Z', 'c'],
        [disc(0, -56, 7, 8), 'skin'],
        ['M-8 -54C-11 -70 9 -71 9 -61C3 -63 -4 -61 -8 -54Z', 'hair'],
        ['M2 -42L14 -24L24 -26L24 -22L12 -18L-2 -32Z', 'c'],
      ],
    },
  );

/** An angler who sits on an edge; the line hangs from the rod's end at about (1.1 h, −0.9 h). */
export const angler = (b: Brush, o: Pose): string =>
  person(
    b,
    { ...o, ground: false },
    {
      c: '#6a5a3a',
      parts: [
        ['M-4 -6L18 -6Q24 -4 22 6L19 34H26V38H13L15 4L-4 4Z', 'dark'],
        ['M-10 -46C-15 -30 -15 -14 -14 4H8C10 -14 10 -34 7 -46Z', 'c'],
        [disc(0, -55, 7, 8), 'skin'],
        ['M-18 -58Q0 -66 18 -57L8 -60C8 -72 -8 -72 -8 -60Z', 'gold'],
        ['M2 -42L16 -32L26 -40L28 -36L16 -24L-2 -32Z', 'c'],
        ['M18 -28L110 -92', '#6b4526', 2.4],
      ],
    },
  );

/** A rower from the waist up, for boats of every kind; y is the gunwale. */
export const rower = (b: Brush, o: Pose): string =>
  person(
    b,
    { ...o, ground: false },
    {
      c: '#8a2f3a',
      parts: [
        ['M-16 4C-16 -20 -12 -40 -8 -50H8C14 -36 16 -16 16 4Z', 'c'],
        ['M-8 -40H10M-11 -26H14M-13 -12H15', 'white', 4],
        [disc(2, -62, 8, 9), 'skin'],
        ['M-8 -66C-8 -80 12 -80 12 -67ZM-12 -67H14V-63H-12Z', 'dark'],
        ['M4 -44L28 -24L25 -19L0 -32Z', 'c'],
        ['M-26 -50L64 34', '#8a5a2c', 3.4],
        ['M52 22L60 26L78 50L68 52L54 34Z', '#8a5a2c'],
      ],
    },
  );

/** A reader who sits on the ground with a book. */
export const reader = (b: Brush, o: Pose): string =>
  person(b, o, {
    c: '#4a6a6a',
    parts: [
      ['M-16 -2C-10 -22 10 -30 26 -28L40 -2Q10 8 -16 -2Z', 'deep'],
      ['M-16 -62C-24 -40 -24 -16 -20 0H12C14 -24 8 -50 2 -62Z', 'c'],
      [disc(-4, -73, 9, 10), 'skin'],
      ['M-15 -68C-20 -90 8 -92 8 -80C0 -82 -8 -80 -15 -68Z', 'hair'],
      ['M-4 -54L18 -36L15 -30L-10 -40Z', 'c'],
      ['M10 -44L28 -52L44 -42L42 -24L28 -34L12 -28Z', 'white'],
    ],
  });

/** Somebody asleep in bed, under a blanket; x and y are the middle of the bed's foot line. */
export const dreamer = (b: Brush, o: Pose): string =>
  person(b, o, {
    c: '#9a3a4a',
    parts: [
      ['M-82 -64V0H-74V-64ZM74 -44V0H82V-44Z', '#5a3a22'],
      ['M-74 -34H78V-14H-74Z', '#e9e0cf'],
      ['M-70 -52Q-50 -60 -40 -46Q-40 -34 -70 -34Z', 'white'],
      [disc(-48, -50, 10, 9), 'skin'],
      ['M-58 -48C-62 -64 -44 -66 -40 -58C-48 -58 -54 -56 -58 -48Z', 'hair'],
      ['M-40 -36C-34 -54 -10 -50 6 -52C28 -56 46 -50 78 -42V-10Q10 -2 -42 -12Z', 'c'],
      ['M-36 -38C-30 -30 -28 -22 -30 -12', 'white', 4],
    ],
  });
