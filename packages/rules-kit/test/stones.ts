import { z } from 'zod';
import { ok, type RandomState, type Rules, randomFrom, refuse, shuffle } from '../src/index.ts';

/** The smallest game: two seats take 1 to 3 stones in turn, who takes the last one wins. Who starts is drawn. */
type Seat = 'first' | 'second';

interface State {
  readonly random: RandomState;
  readonly stones: number;
  readonly order: readonly Seat[];
}

interface View extends Pick<State, 'stones' | 'order'> {
  readonly viewer: Seat | 'spectator';
}

const action = z.strictObject({ type: z.literal('take'), count: z.int().min(1).max(3) });
const options = z.object({ stones: z.int().min(1).default(7) });
type Action = z.infer<typeof action>;

export const stones: Rules<State, Action, View, Action, z.infer<typeof options>, Seat> = {
  id: 'stones',
  version: 2,
  players: { min: 2, max: 2 },
  options,
  action,
  seats: () => ['first', 'second'],
  setup({ stones }, _players, seed) {
    const [order, random] = shuffle<Seat>(randomFrom(seed), ['first', 'second']);
    return { random, stones, order };
  },
  view: ({ stones, order }, viewer) => ({ viewer, stones, order }),
  legal: ({ viewer, stones, order }) =>
    viewer === order[0] ? [1, 2, 3].filter((count) => count <= stones).map((count) => ({ type: 'take', count })) : [],
  prompt: ({ viewer, stones, order }) => (viewer === order[0] && stones > 0 ? `turn:${stones}` : null),
  apply(state, seat, action) {
    if (seat !== state.order[0]) return refuse('not-your-turn', 'It is the other seat’s turn.');
    if (action.count > state.stones) return refuse('too-few-stones', `Only ${state.stones} stones are left.`);
    const after = { ...state, stones: state.stones - action.count, order: state.order.toReversed() };
    return ok({ state: after, events: [{ to: 'all', event: action }] });
  },
  toAct: ({ stones, order }) => (stones > 0 ? order.slice(0, 1) : []),
  clock: () => null,
  idle: () => [],
  outcome: ({ stones, order }) =>
    stones > 0 ? null : { kind: 'win', winners: order.slice(1), reason: 'took the last stone' },
  check() {},
  maySpeak: () => true,
  resample: (state, _viewer, seed) => ({ ...state, random: randomFrom(seed) }),
};
