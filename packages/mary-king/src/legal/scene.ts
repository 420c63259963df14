import type { Board } from '../psyche/board.ts';
import type { CardId } from '../types/card.ts';
import type { Item } from '../types/item.ts';
import type { BySeat } from '../types/seat.ts';

/** What a play depends on: all of it public. Built from a state and from a view alike. */
export interface Scene extends Board {
  readonly stack: readonly Item[];
  readonly sides: BySeat<SideScene>;
}

export interface SideScene {
  readonly mind: number;
  /** Without the card being played. */
  readonly hand: number;
  readonly memory: number;
  /** The top card of the memory; null when there is none or it cannot be known yet (MK-R26). */
  readonly top: CardId | null;
  /** The current idea of each stack. */
  readonly current: readonly (CardId | null)[];
}
