import { bonusFor } from '../cards/printed.ts';
import { boardOf } from '../psyche/board.ts';
import { countIn } from '../psyche/grid.ts';
import { other, type Seat } from '../types/seat.ts';
import type { State } from '../types/state.ts';
import { boardWorth } from './board-worth.ts';

/** A turn has just begun: nothing lies on the stack and nothing was played. */
export const isTurnStart = ({ question, stack, spent }: State): boolean =>
  question?.kind === 'act' && stack.length === 0 && spent.plays === 0 && spent.buys === 0;

export function value(state: State, seat: Seat): number {
  const rival = other(seat);
  const { held } = boardOf(state.tiles);
  const left = 10 - state.turn;
  const margin =
    standing(state, seat) -
    standing(state, rival) +
    0.7 * boardWorth(held[seat], state.turn, false) +
    (1 - left / 10) * (bonusFor(countIn(held[seat])) - bonusFor(countIn(held[rival])));
  return 1 / (1 + Math.exp(-margin / (1 + 0.35 * left)));
}

const standing = (state: State, seat: Seat): number => {
  const { mind, hand } = state.sides[seat];
  return mind.length + 0.6 * hand.length;
};
