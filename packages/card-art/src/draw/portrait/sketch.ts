import type { Brush } from '../brush.ts';
import { mix } from '../colour.ts';
import { type Sitter, SKINS } from './sitter.ts';

/** Colours and strokes that all parts of one portrait share. */
export interface Sketch {
  readonly b: Brush;
  readonly sitter: Sitter;
  readonly turn: number;
  /** 1 when the light comes from the left, so that shadows fall to the right. */
  readonly shadow: 1 | -1;
  readonly skin: string;
  readonly skinLight: string;
  readonly skinDark: string;
  readonly coat: string;
  readonly coatDark: string;
  readonly coatLight: string;
  readonly hair: string;
  readonly hairDark: string;
  readonly hairLight: string;
  readonly hairFill: string;
  readonly shade: (light: string, middle: string, dark: string) => string;
  readonly fill: (d: string, colour: string, more?: string) => string;
  readonly line: (d: string, colour: string, width: number, opacity?: number) => string;
}

export const sketch = (b: Brush, sitter: Sitter): Sketch => {
  const [skinLight, skinDark] = SKINS[sitter.skin ?? 'fair'];
  const { palette } = b;
  const coat = sitter.coat ?? '#222a44';
  const hair = sitter.hair ?? '#2a1a12';
  const hairDark = mix(hair, '#000000', 0.45);
  const hairLight = mix(hair, palette.glow, 0.3);
  const shade = (light: string, middle: string, dark: string) => b.shaded(light, middle, dark, 240);
  return {
    b,
    sitter,
    turn: sitter.turn ?? 0,
    shadow: b.light.x < 240 ? 1 : -1,
    skin: shade(mix(skinLight, palette.glow, 0.15), mix(skinLight, skinDark, 0.3), skinDark),
    skinLight,
    skinDark,
    coat,
    coatDark: mix(coat, palette.ink, 0.6),
    coatLight: mix(coat, palette.glow, 0.42),
    hair,
    hairDark,
    hairLight,
    hairFill: shade(hairLight, hair, hairDark),
    shade,
    fill: (d, colour, more = '') => `<path d="${d}" fill="${colour}" ${more}/>`,
    line: (d, colour, width, opacity = 1) =>
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`,
  };
};
