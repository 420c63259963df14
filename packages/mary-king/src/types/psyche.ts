import type { Seat } from './seat.ts';

/** 0 to 11: `3 * row + column`, from the top left (MK-R1). */
export type Cell = number;

export interface Tile {
  readonly controller: Seat;
  /** Whose lockdown marker lies on it. */
  readonly lockedBy: Seat | null;
}
