import { HAND_SIZE } from '../cards/printed.ts';
import { boardOf } from '../psyche/board.ts';
import { countIn } from '../psyche/grid.ts';
import { other, type Seat } from '../types/seat.ts';
import type { State } from '../types/state.ts';
import { largestIn } from './board-worth.ts';

/** A turn has just begun: the hand is full, nothing lies on the stack and nothing was played. */
export const isTurnStart = ({ question, stack, spent, sides }: State): boolean =>
  question?.kind === 'act' &&
  stack.length === 0 &&
  spent.plays === 0 &&
  spent.buys === 0 &&
  sides[question.seat].hand.length >= HAND_SIZE;

const TURNS = 10;
/** A mind this small is in danger. */
const LOW_MIND = 8;

/** What counts when a turn begins, fitted to how 600 games between bots ended. */
const FITTED = {
  mortalToMove: 0.96,
  mindCard: 0.29,
  handCard: 0.35,
  largestArea: 0.08,
  tile: 0.04,
  tileAtTheEnd: 0.15,
  ownLowMind: -0.13,
  theirLowMind: 0.34,
};

/** The chance to win of a seat whose turn, or whose opponent's turn, begins. */
export function value(state: State, seat: Seat): number {
  const active = state.question?.seat ?? seat;
  const chance = 1 / (1 + Math.exp(-standing(state, active)));
  return seat === active ? chance : 1 - chance;
}

function standing(state: State, seat: Seat): number {
  const [mine, theirs] = [state.sides[seat], state.sides[other(seat)]];
  const { held } = boardOf(state.tiles);
  const tiles = countIn(held[seat]) - countIn(held[other(seat)]);
  return (
    (seat === 'mortal' ? FITTED.mortalToMove : 0) +
    FITTED.mindCard * (mine.mind.length - theirs.mind.length) +
    FITTED.handCard * (mine.hand.length - theirs.hand.length) +
    FITTED.largestArea * (largestIn(held[seat]) - largestIn(held[other(seat)])) +
    (FITTED.tile + (FITTED.tileAtTheEnd * state.turn) / TURNS) * (tiles / 2) +
    FITTED.ownLowMind * Math.max(0, LOW_MIND - mine.mind.length) +
    FITTED.theirLowMind * Math.max(0, LOW_MIND - theirs.mind.length)
  );
}
