import { ok, type RandomState, type Rules, randomFrom, refuse } from '@ghostlight/rules-kit';
import { z } from 'zod';
import type { Searcher } from '../../src/index.ts';

/** Take one, two or three matches; who takes the last one wins. Leave a multiple of four and you have won. */
interface State {
  readonly matches: number;
  readonly mover: Seat;
  readonly random: RandomState;
}
interface Action {
  readonly type: 'take';
  readonly count: number;
}
type Seat = 'a' | 'b';

const other = (seat: Seat): Seat => (seat === 'a' ? 'b' : 'a');
const moves = (matches: number): Action[] =>
  [1, 2, 3].filter((n) => n <= matches).map((count) => ({ type: 'take', count }));

const rules: Rules<State, Action, State & { readonly viewer: string }, never, object, Seat> = {
  id: 'nim',
  version: 1,
  players: { min: 2, max: 2 },
  options: z.object({}),
  action: z.object({ type: z.literal('take'), count: z.int() }),
  seats: () => ['a', 'b'],
  setup: (_options, _players, seed) => ({ matches: 15, mover: 'a', random: randomFrom(seed) }),
  view: (state, viewer) => ({ ...state, viewer }),
  legal: (view) => (view.viewer === view.mover ? moves(view.matches) : []),
  prompt: (view) => (view.viewer === view.mover ? `take:${view.matches}` : null),
  apply: (state, seat, action) =>
    seat === state.mover && action.count >= 1 && action.count <= Math.min(3, state.matches)
      ? ok({ state: { ...state, matches: state.matches - action.count, mover: other(seat) }, events: [] })
      : refuse('not-now', 'Take one to three matches, in turn.'),
  toAct: (state) => (state.matches > 0 ? [state.mover] : []),
  clock: () => null,
  idle: () => [],
  outcome: (state) => (state.matches > 0 ? null : { kind: 'win', winners: [other(state.mover)], reason: 'last-match' }),
  check: () => undefined,
  maySpeak: () => true,
  resample: (state, _viewer, seed) => ({ ...state, random: randomFrom(seed) }),
};

const budget = { worlds: 400, curiosity: 1.4, whim: 0 };

/** Knows nothing of the trick: it has to find it by search. */
export const bot: Searcher<State, Action, Seat> = {
  kind: 'searcher',
  rules,
  budgets: { gentle: { ...budget, worlds: 6, whim: 1 }, steady: { ...budget, worlds: 60 }, cruel: budget },
  label: (_state, _seat, action) => String(action.count),
  weigh: (_state, _seat, open) => open.map(() => 1),
  playout: (_state, _seat, open, dice) => dice.pick(open),
};
