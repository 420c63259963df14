import { MARKERS } from '../cards/design.ts';
import { penaltyFor } from '../cards/printed.ts';
import type { Tile } from '../types/psyche.ts';
import { type BySeat, bySeat, other, type Seat } from '../types/seat.ts';
import { largestOf } from './areas.ts';
import { CELLS, columnOf, countIn, rowOf } from './grid.ts';

/** Chequered, the mortal in the top left corner. */
export const startingTiles = (): readonly Tile[] =>
  CELLS.map((cell) => ({ controller: (rowOf(cell) + columnOf(cell)) % 2 === 0 ? 'mortal' : 'ghost', lockedBy: null }));

/** The board as sets of cells. */
export interface Board {
  readonly held: BySeat<number>;
  readonly locked: number;
}

export function boardOf(tiles: readonly Tile[]): Board {
  let ghost = 0;
  let locked = 0;
  for (let cell = 0; cell < tiles.length; cell++) {
    const tile = tiles[cell];
    if (tile?.controller === 'ghost') ghost |= 1 << cell;
    if (tile?.lockedBy) locked |= 1 << cell;
  }
  return { held: { ghost, mortal: ~ghost & 0xfff }, locked };
}

export const markersLeft = (locked: number): number => MARKERS - countIn(locked);

export const flipTile = (tile: Tile): Tile => ({ controller: other(tile.controller), lockedBy: tile.lockedBy });

export const largestAreas = (held: BySeat<number>): BySeat<number> => bySeat((seat) => largestOf(held[seat]));

/** What each seat has to discard if a turn ends like this: set by the other's largest area. */
export function penaltiesOf(held: BySeat<number>): BySeat<number> {
  const largest = largestAreas(held);
  return bySeat((seat: Seat) => penaltyFor(largest[other(seat)]));
}
