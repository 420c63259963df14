import { type Brush, f } from '../brush.ts';
import { mix } from '../colour.ts';

/** Where somebody stands: x and y are the feet (or the seat), h the height in card space. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly h: number;
  /** Colour of the dress or coat, and of what goes with it. */
  readonly c?: string;
  readonly c2?: string;
  readonly hair?: string;
  readonly skin?: string;
  readonly flip?: boolean;
  readonly rot?: number;
  /** Whether there is a ground to throw a shadow on. */
  readonly ground?: boolean;
}

type Colour = 'c' | 'c2' | 'hair' | 'skin' | 'dark' | 'white' | 'gold' | 'deep' | `#${string}`;

/** A path in units of a hundredth of the height, with its colour; a third value makes it a line of that width. */
export type Part = readonly [d: string, colour: Colour, line?: number];

export interface Costume {
  readonly c: string;
  readonly c2?: string;
  readonly hair?: string;
  readonly parts: readonly Part[];
  /** A lit thing in the hand: place and reach of its glow. */
  readonly lamp?: readonly [number, number, number];
}

/** A small figure, lit from the scene's light. */
export const person = (b: Brush, pose: Pose, costume: Costume): string => {
  const { palette } = b;
  const s = pose.h / 100;
  const side = pose.flip ? -1 : 1;
  const main = pose.c ?? costume.c;
  const colours: Readonly<Record<string, string>> = {
    c: main,
    c2: pose.c2 ?? costume.c2 ?? palette.acc,
    deep: mix(main, palette.ink, 0.45),
    hair: pose.hair ?? costume.hair ?? '#3a1f14',
    skin: pose.skin ?? '#e9c3a2',
    dark: '#15131c',
    white: '#f4efe4',
    gold: '#d9a83f',
  };
  const lightAhead = (b.light.x - pose.x) * side > 0;
  const shade = (colour: string) =>
    b.linear(
      [
        [0, mix(colour, palette.glow, 0.35)],
        [0.5, colour],
        [1, mix(colour, palette.ink, 0.55)],
      ],
      lightAhead ? [1, 0, 0, 0.4] : [0, 0, 1, 0.4],
    );
  const body = costume.parts
    .map(([d, name, line]) => {
      const colour = colours[name] ?? name;
      return line === undefined
        ? `<path d="${d}" fill="${shade(colour)}"/>`
        : `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"/>`;
    })
    .join('');
  const shadow =
    pose.ground === false
      ? ''
      : `<ellipse cx="${pose.x}" cy="${pose.y}" rx="${f(pose.h * 0.32)}" ry="${f(pose.h * 0.05)}" fill="${palette.ink}" opacity=".6"/>`;
  const lamp = costume.lamp
    ? b.glow(pose.x + costume.lamp[0] * s * side, pose.y + costume.lamp[1] * s, costume.lamp[2] * s, '#ffc24a', 0.9)
    : '';
  return `${shadow}<g transform="translate(${pose.x} ${pose.y}) rotate(${pose.rot ?? 0}) scale(${(s * side).toFixed(3)} ${s.toFixed(3)})">${body}</g>${lamp}`;
};

/** A face or the back of a head. */
export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
