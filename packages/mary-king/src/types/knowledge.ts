import type { CardId } from './card.ts';

/** One way things may be with a side's hidden cards, as far as an outsider can tell. */
export interface Guess {
  /** In how many ways of choosing what was hidden things came to be so. */
  readonly weight: number;
  /** Cards that are in the hand. Sorted. */
  readonly held: readonly CardId[];
  /** The other places of the hand, by the tick at which their cards came. Ascending. */
  readonly strangers: readonly number[];
  /** Cards seen since they were last in the open, by the tick at which they went into the mind: there, or drawn since. */
  readonly mixed: Readonly<Partial<Record<CardId, number>>>;
  /** Which of those lies where, from the top of the mind. */
  readonly tops: readonly (CardId | null)[];
}

/** What an outsider knows of a side's hidden cards (MK-R27): one of these. Cards in none of them were never seen. */
export type Belief = readonly Guess[];

/** What the owner knows of the own mind: the hand is no secret to them. */
export interface Memo {
  readonly tops: readonly ('known' | null)[];
  /** Cards that are in the mind, and so not among the face-down ideas. Sorted. */
  readonly seen: readonly CardId[];
}

/** All that anybody knows of one side's hidden cards. */
export interface Lore {
  /** Counts the times that cards went into the mind. */
  readonly tick: number;
  readonly owner: Memo;
  readonly rival: Belief;
  readonly spectator: Belief;
}
