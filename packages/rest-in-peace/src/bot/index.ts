import type { Dice } from '@ghostlight/rules-kit';
import type { Action } from '../action.ts';
import { rules } from '../index.ts';
import type { Seat, State } from '../types.ts';
import { forget } from './forget.ts';
import { weigh } from './weigh.ts';

/** Information-set search with a feel for how much a round is worth. */
export const bot = {
  kind: 'searcher',
  rules,
  budgets: {
    gentle: { worlds: 8, curiosity: 0.8, whim: 1 },
    steady: { worlds: 24, curiosity: 0.8, whim: 0 },
    cruel: { worlds: 200, curiosity: 0.8, whim: 0 },
  },
  forget,
  label: (_state: State, _seat: Seat, action: Action): string => JSON.stringify(action),
  weigh,
  playout: (state: State, seat: Seat, moves: readonly Action[], dice: Pick<Dice, 'weighted'>): Action =>
    moves.length === 1 ? (moves[0] as Action) : (moves[dice.weighted(weigh(state, seat, moves))] as Action),
} as const;
