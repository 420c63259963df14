import type { Kind } from '../card.ts';
import type { Setting } from '../tags/settings.ts';
import type { Motif } from './motif.ts';
import type { PaletteName } from './palette.ts';
import type { DrawingName, DrawingOptions } from './registry.ts';

type Drawing = { readonly [Name in DrawingName]: { readonly [Key in Name]: DrawingOptions<Name> } }[DrawingName];

/** Layers moved, turned, scaled or veiled together. Coordinates inside are the card's; `about` is the pivot. */
export interface Group {
  readonly group: readonly Layer[];
  readonly about?: readonly [number, number];
  readonly move?: readonly [number, number];
  readonly rot?: number;
  readonly scale?: number;
  readonly flip?: boolean;
  readonly opacity?: number;
  readonly blur?: number;
  /** Turns all of it into a spirit of these colours, dark to light. */
  readonly spirit?: readonly [string, string, string];
  /** Dissolves it between these two heights, the first still whole. */
  readonly fade?: readonly [number, number];
}

/** Another scene seen through a hole: `through` is an SVG path, or an icon's silhouette. */
export interface Opening {
  readonly through: string | Motif;
  readonly layers: readonly Layer[];
  readonly palette?: PaletteName;
  /** Colour and width of the hole's edge. */
  readonly edge?: readonly [string, number];
}

/** The same motif at several places: x, y, size, rotation. */
export interface Many {
  readonly many: Omit<Motif, 'x' | 'y' | 'size' | 'rot'>;
  readonly at: readonly (readonly [x: number, y: number, size: number, rot?: number])[];
}

/** One stroke of the brush, for what has no name: a path with its colours. */
export interface Shape {
  readonly shape: string;
  /** One colour, or light and dark side. */
  readonly fill?: string | readonly [string, string];
  readonly line?: readonly [string, number];
  readonly opacity?: number;
  readonly blur?: number;
}

export type Layer = DrawingName | Drawing | Motif | Many | Group | Opening | Shape;

export interface Scene {
  readonly id: string;
  readonly kind: Kind;
  readonly title: string;
  readonly description: string;
  readonly palette: PaletteName;
  /** Where it plays: gives the bots their words for the place. */
  readonly setting: Setting;
  /** Verbs and feelings that no motif can give. */
  readonly mood: readonly string[];
  readonly layers: readonly Layer[];
  /** How dark the corners are, 0 to 1. */
  readonly vignette?: number;
  /** Card space, if it is not 480 × 720. */
  readonly size?: readonly [number, number];
  /** Same strokes as another card of this seed. */
  readonly seed?: string;
}
