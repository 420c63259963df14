/** Somebody who sits for a portrait. Lengths are in card space; the head's middle is at 240, 270. */
export interface Sitter {
  readonly skin?: SkinName;
  readonly female?: boolean;
  readonly old?: boolean;
  /** −1 looks to our left, 1 to our right; 0 looks at us. */
  readonly turn?: number;
  /** A true profile, to the side of `turn`. */
  readonly profile?: boolean;
  /** The head leans, in degrees. */
  readonly tilt?: number;
  /** Breadth of the head, 1 is even. */
  readonly broad?: number;
  readonly jaw?: number;
  readonly nose?: number;
  readonly brow?: number;
  readonly smile?: number;
  readonly freckles?: boolean;
  readonly scar?: boolean;
  readonly blush?: string;
  readonly eyes?: 'open' | 'closed' | 'wide' | 'narrow' | 'blank';
  readonly iris?: string;
  /** Where the eyes go, −1 to 1. */
  readonly look?: number;
  readonly lips?: string;
  readonly hair?: string;
  readonly hairStyle?: HairStyle;
  readonly beard?: readonly BeardPart[];
  readonly dress?: DressName;
  readonly coat?: string;
  readonly vest?: string;
  readonly tie?: string;
  readonly trim?: string;
  readonly medal?: boolean;
  readonly shawl?: string;
  readonly fur?: string;
  readonly hood?: string;
  readonly hat?: HatName;
  readonly hatC?: string;
  readonly band?: string;
  readonly wimple?: string;
  readonly glasses?: 'clear' | 'dark';
  readonly monocle?: boolean;
  readonly patch?: boolean;
  readonly mask?: string;
  readonly earring?: string;
  readonly necklace?: string;
  /** Only the head, or only what is below it. */
  readonly only?: 'head' | 'body';
  /** Place and size of the whole bust. */
  readonly dx?: number;
  readonly dy?: number;
  readonly s?: number;
}

export const SKINS = {
  pale: ['#f3d9c4', '#b98468'],
  fair: ['#eec3a0', '#a06a4a'],
  olive: ['#d7a274', '#85522f'],
  brown: ['#a86e45', '#5a3218'],
  dark: ['#7a4a2e', '#341b0e'],
  grey: ['#cfd3cf', '#6f7a7c'],
} as const satisfies Record<string, readonly [string, string]>;
export type SkinName = keyof typeof SKINS;

export type HairStyle =
  | 'short'
  | 'long'
  | 'curly'
  | 'updo'
  | 'bob'
  | 'fringe'
  | 'sides'
  | 'wild'
  | 'plaits'
  | 'wig'
  | 'none';
export type BeardPart = 'full' | 'goatee' | 'mutton' | 'handle' | 'stache' | 'stubble' | 'long';
export type DressName =
  | 'frock'
  | 'tux'
  | 'uniform'
  | 'cassock'
  | 'robe'
  | 'apron'
  | 'ruff'
  | 'gown'
  | 'collar'
  | 'shirt';
export type HatName =
  | 'top'
  | 'bowler'
  | 'wide'
  | 'chef'
  | 'cap'
  | 'turban'
  | 'veil'
  | 'crown'
  | 'pith'
  | 'tiara'
  | 'flowers'
  | 'jester'
  | 'bonnet'
  | 'beret'
  | 'nightcap'
  | 'goggles'
  | 'witch'
  | 'feather';
