import type { AnyRules, Dice } from '@ghostlight/rules-kit';
import type { Play } from './play.ts';

/** The laws by name, numbered as in the contract's README. */
export type LawName =
  | '1 pure'
  | '1 repeatable'
  | '2 first table'
  | '2 plain JSON'
  | '3 legal is accepted'
  | '3 illegal is refused'
  | '3 asks who can answer'
  | '3 idle answers'
  | '4a secret now'
  | '4b secret next'
  | '4c fresh worlds'
  | '4c really resampled'
  | '4c blind to the truth'
  | '4c evenly dealt'
  | '5 ends'
  | '5 ends when stalled'
  | '5 outcome'
  | '5 invariants'
  | '6 keeps what is known'
  | '6 keeps what the game lists'
  | '7 double act'
  | 'golden games';

/** A table to play at: options as a client would send them, and how many players. */
export interface Table {
  readonly options: unknown;
  readonly players: number;
}

/** What a game may tell its tester beyond its rules. */
export interface Hints {
  /** The most actions a game of random play may take. */
  readonly bound: number;
  /** The most actions when every seat stalls as long as it can; 64 times `bound` unless told. */
  readonly stallBound?: number;
  /** Facts this viewer has come to know that must be the same before and after `resample`. */
  // biome-ignore lint/suspicious/noExplicitAny: each game knows the type of its own state
  readonly knows?: (state: any, viewer: any) => unknown;
  /** Whether `seat` holds anything from the first deal on that this viewer cannot see; found out by looking unless told. */
  // biome-ignore lint/suspicious/noExplicitAny: each game knows the type of its own seats
  readonly hides?: (viewer: any, seat: any) => boolean;
  /** Standing orders to try `auto` with. */
  readonly orders?: readonly unknown[];
}

/** What a law looks at besides the play itself. */
export interface Trial {
  /** Watched: forbidden calls and writes to frozen things are caught. The states of a play are frozen. */
  readonly rules: AnyRules;
  /** The same, and every argument is frozen first. */
  readonly freezingRules: AnyRules;
  readonly hints: Hints;
  /** Actions seen in earlier plays, to be tried where they don't belong. */
  readonly seen: readonly unknown[];
}

/** A law looked at in one position of a play. Throws a Breach; is silent when the law holds. */
export interface PlayLaw {
  readonly name: LawName;
  readonly says: string;
  /** How many positions of a play are looked at on average: all (of a long play, many), the last, or a number. */
  readonly samples: number | 'all' | 'last';
  /** How much a position promises; half of the samples go to the most promising ones. */
  promise?(trial: Trial, play: Play, at: number): number;
  check(trial: Trial, play: Play, at: number, dice: Dice): void;
}

/** A law that shows only over many deals of one table. */
export interface TableLaw {
  readonly name: LawName;
  readonly says: string;
  check(trial: Trial, table: Table, dice: Dice): void;
}
