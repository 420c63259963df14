import { mix } from './colour.ts';
import type { Palette } from './palette.ts';

const fixed = {
  gold: ['#fff0b3', '#c7852a'],
  red: ['#ff9a7a', '#a3121f'],
  blue: ['#bfe3ff', '#2c5cae'],
  green: ['#d6f7a8', '#2f7a4a'],
  violet: ['#ecd0ff', '#6a3bb0'],
  teal: ['#c8fff0', '#14808a'],
  pink: ['#ffe0ea', '#d2487f'],
  white: ['#ffffff', '#b9c3d9'],
  silver: ['#f4f6ff', '#6f7b96'],
  brown: ['#e8b983', '#6b3d1c'],
  black: ['#4a4d60', '#07070d'],
  spirit: ['#f2fbff', '#8fc7dd'],
  orange: ['#ffd9a0', '#d9601c'],
  bone: ['#fffaf0', '#c2ad8c'],
  copper: ['#ffcfa0', '#8a4a24'],
} as const satisfies Record<string, readonly [string, string]>;

export type ToneName = keyof typeof fixed | 'lit' | 'moon' | 'dark' | 'acc' | 'acc2' | 'mid';

/** Light and dark side of a one-colour thing. */
export const tone = (palette: Palette, name: ToneName | readonly [string, string]): readonly [string, string] => {
  if (typeof name !== 'string') return name;
  switch (name) {
    case 'lit':
      return [mix(palette.glow, palette.acc, 0.25), mix(palette.acc, palette.mid, 0.35)];
    case 'moon':
      return [palette.glow, palette.hor];
    case 'dark':
      return [mix(palette.ink, palette.mid, 0.3), palette.ink];
    case 'acc':
      return [mix(palette.acc, palette.glow, 0.45), mix(palette.acc, palette.ink, 0.25)];
    case 'acc2':
      return [mix(palette.acc2, palette.glow, 0.4), mix(palette.acc2, palette.ink, 0.3)];
    case 'mid':
      return [palette.hor, palette.mid];
    default:
      return fixed[name];
  }
};
