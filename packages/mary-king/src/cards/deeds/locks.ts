import { lock, unlock } from '../../apply/tiles.ts';
import { markersLeft } from '../../psyche/board.ts';
import { maskOf, ROWS } from '../../psyche/grid.ts';
import type { Target } from '../../types/target.ts';
import type { DoesOf } from '../card-data.ts';
import type { Deed } from '../deed.ts';
import { setsUpTo } from './tile-sets.ts';

const aimed: Deed['cells'] = (_scene, _seat, target: Target) => (target?.kind === 'cells' ? target.cells : []);

const ROW_MASKS = ROWS.map(maskOf);

/** Locks own tiles; no more than there are markers (MK-R35). */
export const lockTiles = ({ most, oneRow }: DoesOf<'lock'>): Deed => ({
  ways(scene, seat) {
    const mine = scene.held[seat] & ~scene.locked;
    const count = Math.min(most, markersLeft(scene.locked));
    return oneRow ? ROW_MASKS.flatMap((row) => setsUpTo(count, mine & row)) : setsUpTo(count, mine);
  },
  cells: aimed,
  resolve(work, { controller, cells }) {
    lock(work, controller, cells);
    return 'done';
  },
});

export const unlockTiles = ({ most }: DoesOf<'unlock'>): Deed => ({
  ways: (scene) => setsUpTo(most, scene.locked),
  cells: aimed,
  resolve(work, { cells }) {
    unlock(work, cells);
    return 'done';
  },
});
