import type { Dice, Rules, Seed } from '@ghostlight/rules-kit';
import type { ByStrength, Strength } from './strength.ts';

/** How much a search may think. Counted in worlds, not in seconds: the same seed gives the same move on any machine. */
export interface Budget {
  /** Imagined worlds, each played through once. */
  readonly worlds: number;
  /** How strongly untried moves pull. */
  readonly curiosity: number;
  /** 0: always the move tried most. Above: now and then another, the likelier the more it was tried. */
  readonly whim: number;
}

/** What a duel teaches the search: its knowledge of the game, and nothing of how to search. */
export interface Searcher<State, Action, Seat extends string> {
  readonly kind: 'searcher';
  readonly rules: Rules<State, Action, unknown, unknown, unknown, Seat>;
  readonly budgets: ByStrength<Budget>;
  /** One name for moves that are the same to the search, such as two cards of one value. */
  label(state: State, seat: Seat, action: Action): string;
  /** How promising each move looks at first sight, in the order given; 0 leaves a move out. */
  weigh(state: State, seat: Seat, moves: readonly Action[]): readonly number[];
  /** The next move of a playout. */
  playout(state: State, seat: Seat, moves: readonly Action[], dice: Dice): Action;
  /** This seat's chance to win an unfinished game, from 0 to 1; null where playing on tells more. Without it games are played out. */
  verdict?(state: State, seat: Seat): number | null;
  /** Puts what this seat cannot see into a fixed order, if `resample` of two worlds it cannot tell apart could differ. */
  forget?(state: State, seat: Seat): State;
}

/** A game whose bots judge their view instead of searching. `Lore` is what they know of the world outside the rules. */
export interface Judge<View, Action, Lore> {
  readonly kind: 'judge';
  readonly rules: Rules<unknown, Action, View, unknown, unknown, string>;
  /** What to do now, as one act; nothing when it is better to wait until the view changes. */
  judge(view: View, strength: Strength, dice: Dice, lore: Lore): readonly Action[];
  /** What the arena counts of a finished game, as [hits, of]. */
  figures?(end: View): Readonly<Record<string, readonly [number, number]>>;
}

/** The bot of one game, as a game package exports it. */
// biome-ignore lint/suspicious/noExplicitAny: a registry holds bots of different games
export type Bot = Searcher<any, any, any> | Judge<any, any, any>;

/** A question put to a bot. */
export interface Question {
  /** A state that agrees with all this seat knows: the server hands over a resampled one, never the true one. */
  readonly world: unknown;
  readonly seat: string;
  readonly strength: Strength;
  /** The bot's own chance for this decision. */
  readonly seed: Seed;
}
