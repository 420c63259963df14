import type { Palette } from './palette.ts';

/** Offset, colour, opacity. */
export type Stop = readonly [at: number, colour: string, opacity?: number];

/** Rounds a coordinate for the SVG. */
export const f = (value: number): number => Math.round(value * 10) / 10;

/** What every drawing gets: the palette, the light, a seeded stream and the shared definitions of the SVG. */
export class Brush {
  readonly w: number;
  readonly h: number;
  readonly palette: Palette;
  /** Where the light of the scene is; moons, windows and suns move it. */
  readonly light: { x: number; y: number };
  readonly defs: string[];
  random: () => number;

  constructor(size: { w: number; h: number }, palette: Palette, random: () => number, shared?: Brush) {
    this.w = size.w;
    this.h = size.h;
    this.palette = palette;
    this.random = random;
    this.light = shared?.light ?? { x: size.w / 2, y: size.h * 0.28 };
    this.defs = shared?.defs ?? [];
  }

  /** Puts a definition into the SVG and answers `url(#…)`. */
  define(make: (id: string) => string): string {
    const id = `n${this.defs.length}`;
    this.defs.push('');
    this.defs[this.defs.length - 1] = make(id);
    return `url(#${id})`;
  }

  linear(stops: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 0, 1], space: 'box' | 'card' = 'box'): string {
    const units = space === 'card' ? ' gradientUnits="userSpaceOnUse"' : '';
    return this.define(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${units}>${markup(stops)}</linearGradient>`,
    );
  }

  radial(stops: readonly Stop[], cx: number, cy: number, r: number): string {
    return this.define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${f(cx)}" cy="${f(cy)}" r="${f(r)}">${markup(stops)}</radialGradient>`,
    );
  }

  rect(fill: string, x = 0, y = 0, w = this.w, h = this.h): string {
    return `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${fill}"/>`;
  }

  glow(x: number, y: number, r: number, colour: string, opacity = 0.8): string {
    const fill = this.radial(
      [
        [0, colour, opacity],
        [0.35, colour, opacity * 0.45],
        [1, colour, 0],
      ],
      x,
      y,
      r,
    );
    return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}"/>`;
  }

  blur(deviation: number): string {
    return this.define(
      (id) =>
        `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
  }

  clip(path: string): string {
    return this.define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
  }

  /** A fill that is light on the side of the scene's light and dark on the other. */
  shaded(bright: string, middle: string, dark: string, x = this.w / 2): string {
    const fromLeft = this.light.x <= x;
    return this.linear(
      [
        [0, bright],
        [0.5, middle],
        [1, dark],
      ],
      fromLeft ? [0, 0, 1, 0.6] : [1, 0, 0, 0.6],
    );
  }
}

const markup = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
