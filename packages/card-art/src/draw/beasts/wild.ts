import { type Brush, f } from '../brush.ts';
import { mix } from '../colour.ts';
import { modelled, oval, type Place } from '../model.ts';

/** A lion's head with its mane, face to us, paws below. */
export const lion = (b: Brush, o: Place): string =>
  modelled(b, o, {
    c: '#d9a24e',
    c2: '#7a4420',
    patches: [
      [
        'M0 -50L9 -46L18 -49L22 -41L33 -40L34 -30L44 -24L41 -13L50 -4L43 5L48 16L39 22L40 34L28 35L24 46L10 41L0 49L-10 41L-24 46L-28 35L-40 34L-39 22L-48 16L-43 5L-50 -4L-41 -13L-44 -24L-34 -30L-33 -40L-22 -41L-18 -49L-9 -46Z',
        'deep2',
      ],
      [
        'M0 -44L14 -42L26 -34L34 -20L38 -2L34 16L26 30L12 38L-12 38L-26 30L-34 16L-38 -2L-34 -20L-26 -34L-14 -42Z',
        'c2',
      ],
      [
        'M-10 -40Q-16 -32 -18 -26M0 -44V-32M10 -40Q16 -32 18 -26M-28 -26Q-26 -18 -24 -12M28 -26Q26 -18 24 -12M-34 -4Q-28 0 -24 2M34 -4Q28 0 24 2M-30 16Q-24 16 -20 14M30 16Q24 16 20 14M-20 30Q-16 24 -14 20M20 30Q16 24 14 20',
        'pale2',
        1.6,
      ],
      [`${oval(-23, -25, 7)}${oval(23, -25, 7)}`, 'c'],
      [`${oval(-22, -24, 3.6)}${oval(22, -24, 3.6)}`, 'deep2'],
      ['M-19 -25C-10 -32 10 -32 19 -25C25 -8 20 8 14 18C8 27 -8 27 -14 18C-20 8 -25 -8 -19 -25Z', 'c'],
      ['M-4 -26C-6 -12 -7 -2 -9 4H9C7 -2 6 -12 4 -26Z', 'pale'],
      ['M-13 8C-13 -1 13 -1 13 8C13 20 7 26 0 26C-7 26 -13 20 -13 8Z', 'pale'],
      ['M-8 1Q0 -3 8 1L3 9H-3Z', '#3a1f1a'],
      ['M0 9V14M0 14Q-6 19 -11 13M0 14Q6 19 11 13', '#3a1f1a', 1.6],
      ['M-17 -10Q-11 -16 -5 -9Q-11 -6 -17 -10ZM17 -10Q11 -16 5 -9Q11 -6 17 -10Z', '#f0c850'],
      [`${oval(-10.5, -10.6, 2.4)}${oval(10.5, -10.6, 2.4)}`, 'dark'],
      ['M-19 -14Q-11 -20 -4 -11M19 -14Q11 -20 4 -11', 'deep2', 2.4],
      ['M-8 25Q0 40 8 25Z', 'deep2'],
      ['M-8 12h1M-7 16h1M8 12h-1M7 16h-1', 'deep2', 1.4],
    ],
  });

/** A bee in flight, seen from the side, head to the left. */
export const honeybee = (b: Brush, o: Place): string =>
  modelled(b, o, {
    c: '#d99a26',
    c2: '#8a5a1c',
    patches: [
      ['M-8 8L-16 22L-24 24M0 10L-4 26L-12 33M8 9L12 26L6 36', 'dark', 2.6],
      ['M0 -12C6 -42 34 -58 48 -46C54 -34 32 -14 8 -6Z', '#cfd8de'],
      ['M2 -12C16 -26 32 -40 46 -45M6 -8C22 -16 34 -26 48 -38', '#8a98a4', 1],
      ['M-4 -14C-8 -38 8 -56 20 -50C28 -38 16 -18 4 -10Z', '#e6edf0'],
      ['M-2 -14C2 -28 8 -40 16 -48', '#8a98a4', 1],
      ['M2 -8C20 -18 46 -8 51 12C53 24 42 26 30 23C14 22 0 14 2 -8Z', 'c'],
      [
        'M13 -12C18 0 18 12 13 18L21 22C28 10 27 -2 22 -13ZM30 -9C35 2 35 14 31 23L39 24C45 14 43 2 38 -5ZM46 2C49 10 48 18 45 24C52 22 52 12 46 2Z',
        'dark',
      ],
      ['M50 17L58 24L47 23Z', 'dark'],
      [oval(-7, -3, 16, 15), 'c2'],
      [
        'M-20 -8l-4 -3M-18 -13l-3 -5M-12 -17l-1 -5M-5 -18l1 -5M2 -16l3 -5M8 -11l5 -3M-20 4l-4 3M-14 11l-2 5M-6 13v5M2 11l2 5',
        'pale2',
        2,
      ],
      [oval(-26, 3, 10, 11), '#2c2218'],
      ['M-35 -1C-33 -9 -25 -9 -25 0C-26 10 -33 9 -35 -1Z', '#4a1c14'],
      ['M-32 -3Q-30 -6 -28 -4', 'white', 1.4],
      ['M-30 -6Q-40 -18 -48 -12M-26 -8Q-32 -26 -42 -24', 'dark', 2],
      ['M-32 12Q-34 18 -38 20', 'dark', 2],
    ],
  });

/** A sea turtle that swims to the left. */
export const turtle = (b: Brush, o: Place): string =>
  modelled(b, o, {
    c: '#8a9a5a',
    c2: '#6a5a34',
    patches: [
      ['M30 14C38 28 48 32 56 33C46 40 28 34 20 18Z', 'deep'],
      ['M-24 4C-32 -8 -44 -12 -53 -6C-60 0 -58 12 -49 13C-42 18 -30 20 -20 17Z', 'c'],
      ['M-20 15C-30 17 -42 16 -50 12C-44 12 -32 12 -22 8Z', 'pale'],
      [oval(-49, -1, 3.2), 'dark'],
      [oval(-50, -2, 0.9), 'white'],
      ['M-54 -4Q-49 -8 -44 -3', 'deep', 2.2],
      ['M-58 5Q-52 9 -45 7', 'dark', 1.4],
      [`${oval(-38, -3, 2.2)}${oval(-34, 4, 2.4)}${oval(-40, 4, 1.6)}${oval(-30, -1, 1.8)}`, 'deep'],
      ['M-28 11C-28 -20 -8 -36 14 -34C38 -32 51 -10 50 12C30 22 -10 22 -28 11Z', 'c2'],
      [
        'M-9 -22L6 -14L23 -22L27 -28L12 -31L-2 -29ZM6 -14L2 4L22 8L36 0L23 -22ZM-9 -22L-21 -8L-17 6L2 4L6 -14ZM36 0L46 3L45 -7L34 -22L23 -22Z',
        'pale2',
        2.2,
      ],
      ['M-6 -24L6 -18L20 -24L26 -31M8 -10L5 1L20 4L32 -2', 'deep2', 1.4],
      ['M-30 9C-10 20 30 20 52 10L52 17C28 28 -12 27 -31 17Z', 'pale2'],
      ['M-20 15V22M-6 18V25M10 19V26M26 18V25M40 15V21', 'deep2', 1.4],
      ['M-18 17C-24 34 -40 46 -50 48C-36 54 -10 40 -2 20Z', 'c'],
      ['M-20 26Q-28 38 -40 46M-12 26Q-18 36 -28 44', 'deep', 1.4],
    ],
  });

/** A snake along a path; `head` is where the path ends and which way it looks, in degrees. */
export const snake = (
  b: Brush,
  {
    d = 'M120 660C300 700 400 600 240 560C100 520 160 420 300 430',
    w = 40,
    head = [300, 430, 0] as readonly [number, number, number],
    c = '#6f8f2e',
    belly = '#e0dc9a',
  } = {},
): string => {
  const [hx, hy, turn] = head;
  const dark = mix(c, b.palette.ink, 0.6);
  const line = (colour: string, width: number, more = '') =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${f(width)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
  const s = w / 40;
  const skin = b.linear([
    [0, mix(c, b.palette.glow, 0.3)],
    [1, mix(c, b.palette.ink, 0.3)],
  ]);
  const skull = `<path d="M-14 -18C4 -26 30 -24 44 -8C50 -2 50 4 44 9C30 22 4 24 -14 18Z" fill="${skin}" stroke="${dark}" stroke-width="3"/><path d="M46 2Q30 10 8 12" fill="none" stroke="${dark}" stroke-width="2.6"/><path d="M47 2L66 0L76 -6M66 0L76 7" fill="none" stroke="#c2263a" stroke-width="3" stroke-linecap="round"/><ellipse cx="24" cy="-9" rx="6" ry="5.4" fill="#f0c040"/><path d="M24 -14V-4" stroke="#17131c" stroke-width="3"/><path d="M14 -15Q24 -20 34 -12" fill="none" stroke="${dark}" stroke-width="3.4"/>`;
  const blotch = (width: number, on: number, colour: string) =>
    line(colour, width, ` style="stroke-linecap:butt" stroke-dasharray="${f(w * on)} ${f(w * (1.1 - on))}"`);
  const body = `${line(dark, w)}${line(c, w * 0.86)}${blotch(w * 0.6, 0.5, mix(c, b.palette.ink, 0.45))}${blotch(w * 0.3, 0.5, mix(belly, c, 0.55))}`;
  return `<g>${body}<g transform="translate(${hx} ${hy}) rotate(${turn}) scale(${s.toFixed(3)} ${(Math.abs(turn) > 90 ? -s : s).toFixed(3)})">${skull}</g></g>`;
};

/** A leopard that prowls to the left, head low. */
export const leopard = (b: Brush, o: Place): string =>
  modelled(b, o, {
    c: '#c99a48',
    c2: '#3a2414',
    patches: [
      ['M34 -6C50 -4 56 -22 48 -36', 'c', 5],
      ['M47 -30L48 -36', 'c2', 5],
      ['M-16 8L-24 38H-14L-6 12ZM22 8L32 36H40L34 6Z', 'deep'],
      ['M-34 -8C-14 -17 20 -16 35 -8C42 0 40 12 33 14C12 18 -18 16 -30 12C-40 6 -40 -4 -34 -8Z', 'c'],
      ['M-30 10C-16 17 12 18 30 13C14 12 -14 12 -30 6Z', 'pale'],
      ['M-28 6L-34 38C-38 38 -40 41 -38 42H-26L-18 12ZM20 6L18 36C14 37 13 40 15 42H27L32 10Z', 'c'],
      [
        `${oval(-22, -5, 3)}${oval(-12, -9, 3.2)}${oval(-2, -6, 3)}${oval(8, -10, 3.2)}${oval(18, -6, 3)}${oval(28, -6, 2.6)}${oval(-16, 3, 2.6)}${oval(-6, 5, 2.8)}${oval(4, 2, 2.8)}${oval(14, 4, 2.8)}${oval(25, 4, 2.6)}${oval(-29, 16, 2)}${oval(-31, 26, 1.8)}${oval(24, 18, 2)}${oval(22, 27, 1.8)}`,
        'c2',
      ],
      ['M-42 -20L-44 -30L-34 -24ZM-28 -22L-24 -32L-20 -20Z', 'c2'],
      ['M-50 -10C-50 -22 -40 -27 -31 -25C-22 -23 -18 -14 -22 -6C-28 2 -44 4 -49 -2C-51 -4 -50 -7 -50 -10Z', 'c'],
      ['M-50 -8C-46 -12 -38 -10 -38 -4C-40 2 -47 2 -49 -2C-51 -4 -51 -6 -50 -8Z', 'white'],
      ['M-51 -9L-45 -10L-48 -6Z', 'dark'],
      ['M-42 -15Q-38 -19 -33 -15Q-38 -12 -42 -15Z', '#e8e060'],
      ['M-38 -16V-13', 'dark', 1.8],
      ['M-49 -4Q-44 -2 -40 -3', 'c2', 1.2],
    ],
  });

/** A seal that looks up to the left out of the water. */
export const seal = (b: Brush, o: Place): string =>
  modelled(b, o, {
    c: '#7a8690',
    c2: '#4a545c',
    patches: [
      ['M24 24C36 18 44 4 50 0C54 6 50 12 54 16C48 26 38 34 26 34Z', 'deep'],
      ['M-22 38C-30 16 -24 -10 -14 -22L6 -18C8 0 18 18 32 26L28 40Z', 'c'],
      ['M-22 38C-28 20 -24 0 -16 -12C-12 4 -8 24 0 40Z', 'pale'],
      ['M-32 -24C-32 -38 -14 -46 -2 -38C8 -30 8 -16 -2 -12C-14 -8 -30 -12 -32 -24Z', 'c'],
      ['M-38 -24C-38 -30 -28 -32 -24 -26C-22 -18 -28 -14 -33 -16C-37 -18 -38 -21 -38 -24Z', 'pale'],
      ['M-39 -27C-37 -31 -32 -30 -32 -27C-34 -24 -38 -24 -39 -27Z', 'dark'],
      [oval(-15, -30, 3), 'dark'],
      [oval(-16, -31, 0.9), 'white'],
      ['M-36 -18Q-30 -16 -26 -19M-34 -21L-46 -18M-33 -19L-44 -13', 'c2', 1],
      [`${oval(4, 10, 2)}${oval(12, 20, 1.8)}${oval(-2, -20, 1.8)}${oval(2, -4, 1.6)}`, 'c2'],
    ],
  });
