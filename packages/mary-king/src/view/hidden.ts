import { type BySeat, bySeat } from '../types/seat.ts';
import type { State } from '../types/state.ts';
import type { Hidden } from '../types/view.ts';

/** Everything that nobody but its owner could see: shown when the game is over. */
export const hiddenOf = (state: State): BySeat<Hidden> =>
  bySeat((seat) => {
    const { hand, mind, faceDown } = state.sides[seat];
    return { hand, mind, faceDown };
  });
