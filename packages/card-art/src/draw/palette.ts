/** Seven colours that a whole card is held in. */
export interface Palette {
  /** Darkest, nearest. */
  readonly ink: string;
  readonly deep: string;
  readonly mid: string;
  /** The sky at the horizon. */
  readonly hor: string;
  readonly glow: string;
  readonly acc: string;
  readonly acc2: string;
  /** Colour words that players would use for the card. */
  readonly words: readonly string[];
}

const of = (
  [ink, deep, mid, hor, glow, acc, acc2]: readonly [string, string, string, string, string, string, string],
  words: readonly string[],
): Palette => ({ ink, deep, mid, hor, glow, acc, acc2, words });

export const palettes = {
  midnight: of(['#070a18', '#0c1533', '#27407f', '#7f9bd6', '#fff2c4', '#ffc65c', '#ff7d6b'], ['blue', 'black']),
  absinthe: of(['#04100c', '#07291f', '#1d6b53', '#8fdcae', '#f1ffc9', '#ffd35c', '#e2569b'], ['green']),
  ember: of(['#140505', '#3a0c10', '#a23020', '#f59a49', '#fff0b0', '#ffd25e', '#5fd0c5'], ['orange', 'red']),
  rose: of(['#150716', '#3b1138', '#a13a72', '#f3a3ae', '#fff0dc', '#ffcf70', '#7fe0e0'], ['pink', 'red']),
  violet: of(['#0c0720', '#21114d', '#5b3aa8', '#c79cf0', '#ffe9ff', '#ffd166', '#5fe3c0'], ['violet']),
  sepia: of(['#130c05', '#38240e', '#8d6226', '#e8bd6a', '#fff5cf', '#f4633f', '#4fb6b0'], ['brown', 'gold']),
  ice: of(['#071019', '#12354c', '#4d8fb3', '#cdeaf2', '#ffffff', '#ff8b6b', '#ffd76a'], ['white', 'blue']),
  sea: of(['#031014', '#06323f', '#127887', '#7fdccb', '#e9fff2', '#ffb35c', '#ff6f91'], ['teal', 'blue']),
  bone: of(['#0d0d11', '#26262f', '#5d5d6b', '#c4bfb6', '#fff8e6', '#e0483e', '#f0c35a'], ['grey', 'black']),
  dawn: of(['#0f0d22', '#2f1d52', '#a44a77', '#ffb978', '#fff6cc', '#ffe07a', '#6fd6e8'], ['violet', 'orange']),
  blood: of(['#0d0306', '#2a060e', '#7d0f20', '#d9453f', '#ffe2c4', '#ffcf6a', '#8fd0ff'], ['red', 'black']),
  moss: of(['#080c05', '#1a2710', '#4d6a25', '#bcc969', '#fdffd6', '#ff9d4a', '#c78bff'], ['green', 'brown']),
  straw: of(['#1a1408', '#4a3c1e', '#a89252', '#f2e2a4', '#fffbe6', '#c8442e', '#2f6f8a'], ['yellow', 'gold']),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
