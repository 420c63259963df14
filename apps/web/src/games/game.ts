import type { PointTold } from '@ghostlight/protocol';
import type { ComponentType, ReactNode } from 'react';
import type { SoundName } from '../sound/sound.ts';

/** The plug of a game: all that the shell knows of it. One lazy chunk exports one of these as `game`. */
export interface Game<View, Action, Event, Options, Seat extends string> {
  /** From the rules package: what the board lights up, and the question an act answers. */
  readonly legal: (view: View) => readonly Action[];
  readonly prompt: (view: View) => string | null;
  /** Whom the table waits for, from what this viewer sees. */
  readonly awaited: (view: View) => readonly Seat[];
  /** How a seat is called and marked, the same everywhere. */
  readonly face: (seat: Seat) => SeatFace;
  /** The one sentence: who must do what, said to this viewer. Also the tab title and what screen readers hear. */
  readonly sentence: (scene: Scene<View, Seat>) => string;
  /** A told event as a line of the log; null for what only the board shows. */
  readonly tell: (event: Event, scene: Scene<View, Seat>) => Line<Seat> | null;
  /** How the game came out, in one or two sentences: the head of the end screen. */
  readonly verdict: (reason: string, scene: Scene<View, Seat>) => string;
  /** What was just told is a surprise that the board plays out: the shell keeps the verdict back so long, and says this instead. */
  readonly suspense?: (told: readonly Event[]) => Suspense | null;
  /** Won or lost together: nobody gives up alone, and there is no draw to offer. */
  readonly together?: boolean;
  /** Why this viewer may not speak just now; null when they may. The server refuses it in any case. */
  readonly hushed?: (scene: Scene<View, Seat>) => string | null;
  readonly Board: ComponentType<BoardProps<View, Action, Event, Seat>>;
  /** Below the verdict: what was won, what was hidden. */
  readonly Ending: ComponentType<{ readonly scene: Scene<View, Seat> }>;
  /** `/tv/:code`: no controls, legible from three metres. */
  readonly Tv: ComponentType<TvProps<View, Event, Seat>>;
  /** The lobby's form, given the options as they are: later fields may hang on earlier ones. */
  readonly fields: (options: Options) => readonly OptionField<Options>[];
}

/** The registry holds games of different types; the shell hands each its own data back. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyGame = Game<any, any, any, any, any>;

export interface SeatFace {
  /** What the seat is in the game: "Green family", "Ghost". */
  readonly role: string;
  /** An SVG path in a box of 24 × 24: never colour alone. */
  readonly mark: string;
  /** Legible on the dark panel (4.5 : 1). */
  readonly colour: string;
}

/** What is shown, to whom, and who sits there. */
export interface Scene<View, Seat extends string = string> {
  readonly view: View;
  readonly viewer: Seat | 'spectator';
  /** The person in the seat; their role when nobody sits there. */
  readonly name: (seat: Seat) => string;
  readonly seats: readonly Seat[];
}

export interface BoardProps<View, Action, Event, Seat extends string = string> {
  readonly scene: Scene<View, Seat>;
  /** What can be done now: what glows. Empty for spectators, while an act is on its way, and when the line is down. */
  readonly legal: readonly Action[];
  /** What was told with the newest view, for animation; a new array each time. */
  readonly told: readonly Event[];
  /**
   * Sends up to 8 actions as one act, all or nothing. Also for what does not glow: the refusal names the rule and is shown beside the
   * sentence, so the board never has to know why not. Resolves to whether it was done.
   */
  readonly act: (...actions: readonly Action[]) => Promise<boolean>;
  /** An act is on its way: show the tap, not the result. */
  readonly pending: boolean;
  /** A surprise is being played out; a tap on the board skips it. */
  readonly suspense: boolean;
  readonly skip: () => void;
  /** Shows a sentence beside the one sentence, as for a refusal. */
  readonly explain: (sentence: string) => void;
}

export interface TvProps<View, Event, Seat extends string = string> {
  readonly scene: Scene<View, Seat>;
  /** What was told with the newest view. */
  readonly told: readonly Event[];
  /** The newest spot of a card that somebody pointed at. */
  readonly pointed: PointTold | null;
}

export interface Suspense {
  readonly sentence: string;
  readonly milliseconds: number;
}

export interface Line<Seat extends string = string> {
  readonly text: string;
  /** Whose doing it was: drawn with the seat's mark. */
  readonly seat?: Seat;
  /** A new round, a won token, the end: stands out in the log. */
  readonly weight?: 'turning-point';
  readonly sound?: SoundName;
}

/** A card as the zoom shows it: whole screen, swipe to the next, or two side by side. */
export interface ZoomCard {
  readonly id: string;
  readonly title: string;
  /** The card's text, under the face. */
  readonly text?: string;
  /** Drawn as large as the screen allows; takes the whole box. */
  readonly face: ReactNode;
  /** The card in the strip below; without, there is no strip. */
  readonly thumb?: ReactNode;
  /** A card of another pile is put beside this one; one of the same pile takes its place. */
  readonly pile?: string;
  /** A tap points at a spot, in thousandths of the element marked `data-painting`. */
  readonly onPoint?: (spot: { readonly x: number; readonly y: number }) => void;
}

export type OptionField<Options> =
  | (FieldBase<Options> & { readonly kind: 'toggle' })
  | (FieldBase<Options> & { readonly kind: 'choice' | 'set'; readonly choices: readonly Choice[] });

interface FieldBase<Options> {
  readonly key: keyof Options & string;
  readonly label: string;
  /** What it changes at the table, in a sentence. */
  readonly help?: string;
}

interface Choice {
  readonly value: string | number | null;
  readonly label: string;
  readonly help?: string;
}
