import { boardOf, flipTile, markersLeft } from '../psyche/board.ts';
import type { Cell } from '../types/psyche.ts';
import type { Seat } from '../types/seat.ts';
import { tell, type Work } from './work.ts';

/** Flips all of these at once, but for the locked ones (MK-R12). */
export function flip(work: Work, cells: readonly Cell[]): void {
  const { game } = work;
  const flips = cells.filter((cell) => !game.tiles[cell]?.lockedBy);
  if (flips.length === 0) return;
  game.tiles = game.tiles.map((tile, cell) => (flips.includes(cell) ? flipTile(tile) : tile));
  tell(work, { type: 'flipped', cells: flips });
}

/** Locks those that the seat controls, in ascending order while there are markers (MK-R35). */
export function lock(work: Work, seat: Seat, cells: readonly Cell[]): void {
  const { game } = work;
  const free = cells.filter((cell) => game.tiles[cell]?.controller === seat && !game.tiles[cell]?.lockedBy);
  const locks = free.slice(0, markersLeft(boardOf(game.tiles).locked));
  if (locks.length === 0) return;
  game.tiles = game.tiles.map((tile, cell) => (locks.includes(cell) ? { ...tile, lockedBy: seat } : tile));
  tell(work, { type: 'locked', by: seat, cells: locks });
}

export function unlock(work: Work, cells: readonly Cell[]): void {
  const { game } = work;
  const locked = cells.filter((cell) => game.tiles[cell]?.lockedBy);
  if (locked.length === 0) return;
  game.tiles = game.tiles.map((tile, cell) => (locked.includes(cell) ? { ...tile, lockedBy: null } : tile));
  tell(work, { type: 'unlocked', cells: locked });
}

/** A seat's markers come back to the supply when its turn starts. */
export function expireLocks(work: Work, seat: Seat): void {
  const { tiles } = work.game;
  unlock(
    work,
    tiles.flatMap((tile, cell) => (tile.lockedBy === seat ? [cell] : [])),
  );
}
