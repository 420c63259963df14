import { dayIndex } from '../apply/work.ts';
import { BUYS_BY_DAY, PLAYS_BY_DAY } from '../cards/printed.ts';
import type { State } from '../types/state.ts';

/** Control cards that may be played this turn (MK-R31). */
export function playLimit(game: Pick<State, 'turn' | 'spent'>): number {
  const { fewerPlays, morePlays } = game.spent;
  return Math.max(1, (PLAYS_BY_DAY[dayIndex(game)] ?? 0) - fewerPlays) + morePlays;
}

/** Ideas that may be bought this turn (MK-R31). */
export const buyLimit = (game: Pick<State, 'turn' | 'spent'>): number =>
  (BUYS_BY_DAY[dayIndex(game)] ?? 0) + game.spent.moreBuys;
