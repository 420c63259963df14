import { bonusFor, penaltyFor } from '../cards/printed.ts';
import { largestOf } from '../psyche/areas.ts';
import { countIn, EVERY_CELL } from '../psyche/grid.ts';

/** The largest area of every set of cells: a search asks for it thousands of times. */
const LARGEST = Uint8Array.from({ length: EVERY_CELL + 1 }, (_, mask) => largestOf(mask));
export const largestIn = (mask: number): number => LARGEST[mask] ?? 0;

/** More than any game is worth. */
export const WON = 60;

const LAST_TURN = 9;
/** A shape is worth something beyond this turn: it has to be undone first. */
const SHAPE = 0.12;

/** What holding these cells when the turn ends is worth, in cards of the mind; `total` is whether all twelve win. */
export function boardWorth(mine: number, turn: number, total: boolean): number {
  const theirs = EVERY_CELL & ~mine;
  if (total && (theirs === 0 || mine === 0)) return mine === 0 ? -WON : WON;
  const large = largestIn(mine);
  const small = largestIn(theirs);
  const tiles = countIn(mine);
  const scored = turn >= LAST_TURN ? bonusFor(tiles) - bonusFor(12 - tiles) : 0.1 * (tiles - 6);
  return penaltyFor(large) - penaltyFor(small) + SHAPE * (large - small) + scored;
}
