import type { Dice } from '@ghostlight/rules-kit';
import { rules } from '../index.ts';
import type { Action } from '../types/action.ts';
import type { Seat } from '../types/seat.ts';
import type { State } from '../types/state.ts';
import { netsOf } from './nets.ts';
import { isTurnStart, value } from './value.ts';

/** How strongly first sight pulls: moves worth a card more are looked at so many times e as often. */
const KEENNESS = 1.2;

const weights = (nets: readonly number[]): readonly number[] => {
  const most = Math.max(...nets);
  return nets.map((net) => Math.exp(KEENNESS * (net - most)) + 0.003);
};

/** Information-set search with a feel for boards, minds and combinations of control cards. */
export const bot = {
  kind: 'searcher',
  rules,
  budgets: {
    gentle: { worlds: 8, curiosity: 1, whim: 2 },
    steady: { worlds: 20, curiosity: 1, whim: 0.5 },
    cruel: { worlds: 200, curiosity: 1, whim: 0 },
  },
  label: (_state: State, _seat: Seat, action: Action): string => JSON.stringify(action),
  weigh: (state: State, seat: Seat, moves: readonly Action[]): readonly number[] =>
    weights(netsOf(state, seat, moves, true)),
  playout: (state: State, seat: Seat, moves: readonly Action[], dice: Pick<Dice, 'weighted'>): Action =>
    moves[moves.length === 1 ? 0 : dice.weighted(weights(netsOf(state, seat, moves, false)))] as Action,
  verdict: (state: State, seat: Seat): number | null => (isTurnStart(state) ? value(state, seat) : null),
} as const;
