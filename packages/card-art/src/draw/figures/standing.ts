import type { Brush } from '../brush.ts';
import { disc, type Pose, person } from './person.ts';

/** A child in a hooded cloak, with a lantern. */
export const child = (b: Brush, o: Pose): string =>
  person(b, o, {
    c: '#c2263a',
    lamp: [32, -38, 60],
    parts: [
      ['M-9 -16V0H-3V-16ZM3 -16V0H9V-16Z', 'dark'],
      ['M-8 -72C-18 -50 -22 -26 -24 -12Q0 -4 24 -12C22 -26 18 -50 8 -72Z', 'c'],
      ['M0 -104C-14 -98 -16 -78 -9 -70H9C16 -78 14 -98 0 -104Z', 'c'],
      [disc(0, -86, 6, 8), 'skin'],
      ['M12 -58L32 -48L31 -43L13 -50Z', 'c'],
      ['M27 -45h10v15h-10z', '#fff2b0'],
      ['M27 -45h10v15h-10zM32 -45v-5', 'dark', 2],
    ],
  });

/** A gentleman in a top hat, with a cane. */
export const gent = (b: Brush, o: Pose): string =>
  person(b, o, {
    c: '#2b3150',
    parts: [
      ['M-9 -32V0H-2L0 -26L2 0H9V-32Z', 'dark'],
      ['M-10 -74C-17 -60 -18 -40 -16 -22L-4 -26L0 -40L4 -26L16 -22C18 -40 17 -60 10 -74Z', 'c'],
      [disc(0, -82, 7, 8), 'skin'],
      ['M-9 -104H9L8 -88H-8ZM-14 -89H14V-86H-14Z', '#26283a'],
      ['M12 -66L24 -46L21 -43L9 -54Z', 'c'],
      ['M23 -46L26 0', 'gold', 2.4],
      ['M-5 -73L0 -60L5 -73Z', 'white'],
    ],
  });

/** A lady with a parasol. */
export const lady = (b: Brush, o: Pose): string =>
  person(b, o, {
    c: b.palette.acc2,
    parts: [
      ['M-8 -58C-16 -40 -28 -16 -32 0H32C28 -16 16 -40 8 -58Z', 'c'],
      ['M-8 -74L-6 -56H6L8 -74Q0 -70 -8 -74Z', 'deep'],
      [disc(0, -84, 6.4, 8), 'skin'],
      ['M-8 -86C-9 -98 9 -98 8 -86C4 -92 -4 -92 -8 -86Z', 'hair'],
      [disc(0, -96, 5), 'hair'],
      ['M7 -66L20 -60L26 -104', 'dark', 2.4],
      ['M-2 -102C4 -126 46 -126 54 -102Q44 -108 36 -102Q26 -108 16 -102Q6 -108 -2 -102Z', 'c2'],
    ],
  });

/** Somebody in a long coat, seen from behind, arms at the sides. */
export const watcher = (b: Brush, o: Pose): string =>
  person(b, o, {
    c: '#39405c',
    parts: [
      ['M-8 -22L-9 0H-1V-22ZM1 -22V0H9L8 -22Z', 'dark'],
      ['M-9 -76C-18 -70 -20 -46 -21 -16Q0 -9 21 -16C20 -46 18 -70 9 -76Z', 'c'],
      ['M0 -66V-12', 'deep', 2],
      ['M-13 -68C-20 -54 -22 -44 -23 -34L-18 -32L-11 -54ZM13 -68C20 -54 22 -44 23 -34L18 -32L11 -54Z', 'deep'],
      [disc(0, -84, 7, 8), 'hair'],
      ['M-9 -88C-9 -102 9 -102 9 -88ZM-14 -89H14V-86H-14Z', '#26222c'],
    ],
  });

/** Somebody seen from behind who throws up both arms. */
export const caller = (b: Brush, o: Pose): string =>
  person(b, o, {
    c: '#a8394a',
    parts: [
      ['M-8 -30L-12 0H-4L0 -24L4 0H12L8 -30Z', 'dark'],
      ['M-9 -74C-13 -60 -16 -40 -17 -22Q0 -15 17 -22C16 -40 13 -60 9 -74Z', 'c'],
      ['M-9 -74L-30 -98L-26 -102L-2 -76ZM9 -74L30 -98L26 -102L2 -76Z', 'c'],
      [disc(-29, -101, 3.4), 'skin'],
      [disc(29, -101, 3.4), 'skin'],
      [disc(0, -83, 7, 8), 'hair'],
    ],
  });

/** A girl with plaits, seen from behind. */
export const girl = (b: Brush, o: Pose): string =>
  person(b, o, {
    c: '#e8e2d2',
    hair: '#7a3f1c',
    parts: [
      ['M-7 -18V0H-2V-18ZM2 -18V0H7V-18Z', 'dark'],
      ['M-8 -66C-14 -48 -20 -30 -23 -14Q0 -7 23 -14C20 -30 14 -48 8 -66Z', 'c'],
      ['M-8 -64L-17 -38L-13 -36L-4 -54ZM8 -64L17 -38L13 -36L4 -54Z', 'c'],
      ['M-12 -46Q0 -40 12 -46V-41Q0 -35 -12 -41Z', 'c2'],
      [disc(0, -80, 9, 10), 'hair'],
      ['M-8 -76Q-14 -64 -9 -54M8 -76Q14 -64 9 -54', 'hair', 4.5],
    ],
  });

/** A monk in profile who carries a candle. */
export const monk = (b: Brush, o: Pose): string =>
  person(b, o, {
    c: '#5a4028',
    lamp: [22, -66, 46],
    parts: [
      ['M-6 -80C-18 -60 -20 -24 -22 0H20C16 -24 14 -50 8 -72Z', 'c'],
      ['M4 -100C-12 -102 -18 -84 -10 -70L10 -72C14 -80 12 -92 4 -100Z', 'deep'],
      ['M2 -92Q12 -92 11 -80Q6 -74 1 -80Z', 'skin'],
      ['M-2 -66L22 -56L21 -49L-6 -52Z', 'deep'],
      ['M20 -56h4v-10h-4z', 'white'],
      ['M22 -74q5 6 0 9q-5 -3 0 -9Z', '#ffd04a'],
      ['M-6 -46H12', 'white', 2],
    ],
  });

/** A bride with veil and flowers. */
export const bride = (b: Brush, o: Pose): string =>
  person(b, o, {
    c: '#f2eee6',
    parts: [
      ['M-4 -92C-22 -70 -36 -30 -46 0H10L6 -80Z', '#cfd8e0'],
      ['M-7 -58C-14 -40 -26 -16 -32 0H30C24 -18 14 -40 7 -58Z', 'c'],
      ['M-7 -74L-6 -56H6L7 -74Q0 -70 -7 -74Z', 'c'],
      [disc(1, -83, 6.2, 7.6), 'skin'],
      ['M-8 -82C-10 -98 9 -98 8 -86C3 -91 -4 -90 -8 -82Z', 'hair'],
      ['M-6 -68L8 -54L12 -57L0 -70Z', 'skin'],
      [disc(12, -54, 7), '#d8445f'],
      [disc(16, -58, 4), '#f4c6cf'],
    ],
  });

/** A king in ermine. */
export const king = (b: Brush, o: Pose): string =>
  person(b, o, {
    c: '#8a1f34',
    parts: [
      ['M-10 -74C-22 -50 -26 -20 -30 0H30C26 -20 22 -50 10 -74Z', 'c'],
      ['M-6 -72L-10 0H10L6 -72Z', '#e9dfc4'],
      ['M-12 -74Q0 -62 12 -74L15 -66Q0 -54 -15 -66Z', 'white'],
      [disc(0, -83, 6.6, 8), 'skin'],
      ['M-6 -82Q0 -62 6 -82Q0 -77 -6 -82Z', '#b9b2a6'],
      ['M-8 -90L-10 -103L-4 -97L0 -106L4 -97L10 -103L8 -90Z', 'gold'],
      ['M18 -62L26 -2', 'gold', 2.6],
      [disc(18, -66, 4), 'gold'],
    ],
  });

/** A diver in a brass helmet. */
export const diver = (b: Brush, o: Pose): string =>
  person(b, o, {
    c: '#8a7a5a',
    parts: [
      ['M-14 -34L-17 0H-3L0 -24L3 0H17L14 -34Z', 'c'],
      ['M-16 -68C-20 -54 -18 -40 -16 -30H16C18 -40 20 -54 16 -68Z', 'c'],
      ['M-14 -66L-30 -42L-24 -36L-10 -52ZM14 -66L30 -42L24 -36L10 -52Z', 'c'],
      ['M-16 -70Q0 -60 16 -70L13 -62Q0 -54 -13 -62Z', 'gold'],
      [disc(0, -84, 16), 'gold'],
      [disc(0, -84, 9), '#23404a'],
      ['M0 -92V-76M-8 -84H8', 'gold', 1.6],
      ['M-20 -4H-1V2H-22ZM1 -4H20L22 2H1Z', 'dark'],
    ],
  });

/** A violinist in tails. */
export const violinist = (b: Brush, o: Pose): string =>
  person(b, o, {
    c: '#1f1c28',
    parts: [
      ['M-8 -34L-10 0H-3L0 -26L4 0H11L8 -34Z', 'dark'],
      ['M-9 -74C-15 -58 -16 -38 -20 -18L-6 -28L8 -28C12 -44 12 -62 8 -74Z', 'c'],
      ['M-4 -73L2 -58L6 -73Z', 'white'],
      [disc(3, -83, 6.6, 8), 'skin'],
      ['M-6 -82C-8 -96 10 -98 10 -88C4 -90 -2 -88 -6 -82Z', 'hair'],
      ['M8 -76C14 -82 20 -76 24 -74C28 -78 36 -76 34 -69C30 -66 24 -70 20 -67C14 -66 8 -70 8 -76Z', '#a85a24'],
      ['M34 -72L48 -76', '#4a2412', 2.6],
      ['M-4 -68L12 -56L36 -64', 'c', 6],
      ['M8 -60L30 -86', '#e8d9b4', 1.8],
    ],
  });
