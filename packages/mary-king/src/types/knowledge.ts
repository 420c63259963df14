import type { CardId } from './card.ts';

/** What someone who does not hold a side knows of one of its hidden cards. The mark goes where the card goes. */
export type Mark =
  /** In the hand, for certain. */
  | { readonly kind: 'held' }
  /** Went into the mind at this tick: in the mind, or drawn since. */
  | { readonly kind: 'mixed'; readonly since: number }
  /** In one of the places of this pool, or else mixed into the mind since this tick. */
  | { readonly kind: 'perhaps'; readonly pool: number; readonly since: number };

/**
 * Places that one of several cards may lie in: hand places, and those places of the mind's top that name the pool.
 * The cards that may lie there are the ones marked `perhaps`, and one stranger per entry: any unmarked card,
 * or any mixed in no later than the stranger's tick of arrival.
 */
export interface Pool {
  readonly id: number;
  readonly hand: number;
  /** Ascending. */
  readonly strangers: readonly number[];
}

/** A place in the mind, from the top: its card is known, it belongs to a pool, or nothing is known of it. */
export type Place = 'known' | number | null;

/** What an outsider knows of a side's hidden cards (MK-R27). Unmarked cards were never seen. */
export interface Belief {
  readonly marks: Readonly<Partial<Record<CardId, Mark>>>;
  readonly tops: readonly Place[];
  /** The first is the plain hand. */
  readonly pools: readonly Pool[];
}

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
