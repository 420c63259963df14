import type { Outcome, RandomState } from '@ghostlight/rules-kit';
import type { CardId } from './card.ts';
import type { Item } from './item.ts';
import type { Lore } from './knowledge.ts';
import type { Options } from './options.ts';
import type { Tile } from './psyche.ts';
import type { BySeat, Seat } from './seat.ts';
import type { Idea } from './target.ts';

/** One side's cards. Every pile has its top card last. */
export interface Side {
  /** Sorted by id. */
  readonly hand: readonly CardId[];
  readonly mind: readonly CardId[];
  readonly memory: readonly CardId[];
  /** Three stacks each. */
  readonly faceDown: readonly (readonly CardId[])[];
  readonly faceUp: readonly (readonly CardId[])[];
  readonly removed: readonly CardId[];
  /** How many cards have gone from the hand back into the mind. */
  readonly returned: number;
  readonly lore: Lore;
}

/** What the table waits for, and from whom. */
export type Question =
  | { readonly kind: 'act'; readonly seat: Seat }
  /** Answer the top of the stack, or pass. */
  | { readonly kind: 'window'; readonly seat: Seat }
  /** Say how the enemy idea just bought is played. */
  | { readonly kind: 'declare'; readonly seat: Seat }
  /** Choose for the effect that is being resolved; `picks` are places in the zone chosen from. */
  | { readonly kind: 'choose'; readonly seat: Seat; readonly picks: readonly number[] }
  /** Recall the card just resolved, or keep it in memory. */
  | { readonly kind: 'recall'; readonly seat: Seat };

/** What has been used up this turn and what changes its limits (MK-R31). */
export interface Turn {
  readonly plays: number;
  readonly buys: number;
  readonly morePlays: number;
  readonly moreBuys: number;
  readonly fewerPlays: number;
}

export interface Score {
  readonly mind: number;
  readonly tiles: number;
  readonly bonus: number;
  readonly total: number;
  readonly largest: number;
}

export interface State {
  readonly options: Options;
  readonly random: RandomState;
  /** How many actions were taken. */
  readonly decision: number;
  /** 0 to 9: the ghost has the even turns, and two of them are a day. */
  readonly turn: number;
  readonly phase: 'act' | 'turmoil';
  readonly tiles: readonly Tile[];
  readonly sides: BySeat<Side>;
  readonly spent: Turn;
  /** Control plays that a seat will lack on its next turn. */
  readonly hushed: BySeat<number>;
  /** Prerogative tokens showing each seat's face. */
  readonly tokens: BySeat<number>;
  /** From bottom to top. */
  readonly stack: readonly Item[];
  readonly nextItem: number;
  /** What was announced last, as it was then. */
  readonly latest: Item | null;
  /** Seats that have passed on the top item. */
  readonly passed: readonly Seat[];
  /** What has left the stack and is not yet put away. */
  readonly resolving: Item | null;
  /** The stack from which an idea was bought in this action: what lies beneath is not yet current (MK-R21). */
  readonly lifted: Idea | null;
  readonly question: Question | null;
  /** The seat that lost its mind today and waits for the day's end (MK-R3, `sameDay`). */
  readonly doomed: Seat | null;
  readonly outcome: Outcome<Seat> | null;
  readonly scores: BySeat<Score> | null;
}
