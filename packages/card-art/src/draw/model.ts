import { type Brush, f } from './brush.ts';
import { mix } from './colour.ts';
import { relight } from './relight.ts';

/** Where a modelled thing is: x and y are its middle, size the width of its 100 units. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly rot?: number;
  readonly flip?: boolean;
  readonly c?: string;
  readonly c2?: string;
  readonly haze?: number;
  readonly opacity?: number;
  /** Strength of the cast shadow: 0 for things in the open air. */
  readonly shade?: number;
  readonly clipY?: number;
}

type Colour = 'c' | 'c2' | 'deep' | 'pale' | 'deep2' | 'pale2' | 'dark' | 'white' | 'gold' | `#${string}`;

/** A path in hundredths of the size, with its colour; a third value makes it a line of that width. */
export type Patch = readonly [d: string, colour: Colour, line?: number];

export interface Model {
  readonly c: string;
  readonly c2?: string;
  readonly patches: readonly Patch[];
}

/** Patches of colour, each light above and dark below, modelled as one body by the scene's light. */
export const modelled = (b: Brush, place: Place, model: Model): string => {
  const { ink, glow } = b.palette;
  const { x, y, size } = place;
  const c = place.c ?? model.c;
  const c2 = place.c2 ?? model.c2 ?? c;
  const colours: Readonly<Record<string, string>> = {
    c,
    c2,
    deep: mix(c, ink, 0.42),
    pale: mix(c, glow, 0.5),
    deep2: mix(c2, ink, 0.42),
    pale2: mix(c2, glow, 0.5),
    dark: '#17131c',
    white: '#f4efe4',
    gold: '#d9a83f',
  };
  const body = model.patches
    .map(([d, name, line]) => {
      const colour = colours[name] ?? name;
      if (line !== undefined)
        return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"/>`;
      const fill = b.linear([
        [0, mix(colour, glow, 0.2)],
        [0.5, colour],
        [1, mix(colour, ink, 0.38)],
      ]);
      return `<path d="${d}" fill="${fill}"/>`;
    })
    .join('');
  const scale = size / 100;
  const seen = place.opacity === undefined ? '' : ` opacity="${place.opacity}"`;
  const cut = place.clipY === undefined ? '' : ` clip-path="${b.clip(`M-200 -200H${b.w + 200}V${place.clipY}H-200Z`)}"`;
  const lit = relight(b, { x, y, size, rim: 0.6, haze: place.haze ?? 0.06, shade: place.shade ?? 0.5 });
  return `<g${cut}><g filter="${lit}"${seen}><g transform="translate(${f(x)} ${f(y)}) rotate(${place.rot ?? 0}) scale(${(place.flip ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})">${body}</g></g></g>`;
};

/** A closed ellipse as a path. */
export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
