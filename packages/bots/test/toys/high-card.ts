import { ok, type RandomState, type Rules, randomFrom, refuse, shuffle } from '@ghostlight/rules-kit';
import { z } from 'zod';
import type { Searcher } from '../../src/index.ts';

/** Each seat holds one of six cards. Who is asked first may leave (a draw) or stay: then the higher card wins. */
interface State {
  readonly cards: Readonly<Record<Seat, number>>;
  readonly end: 'left' | 'stayed' | null;
  readonly random: RandomState;
}
interface View {
  readonly viewer: string;
  readonly own: number | null;
  readonly end: State['end'];
}
interface Action {
  readonly type: 'stay' | 'leave';
}
type Seat = 'a' | 'b';

const CARDS = [1, 2, 3, 4, 5, 6];

const rules: Rules<State, Action, View, never, object, Seat> = {
  id: 'high-card',
  version: 1,
  players: { min: 2, max: 2 },
  options: z.object({}),
  action: z.object({ type: z.enum(['stay', 'leave']) }),
  seats: () => ['a', 'b'],
  setup: (_options, _players, seed) => {
    const [[a = 0, b = 0], random] = shuffle(randomFrom(seed), CARDS);
    return { cards: { a, b }, end: null, random };
  },
  view: ({ cards, end }, viewer) => ({ viewer, own: viewer === 'spectator' ? null : cards[viewer], end }),
  legal: ({ viewer, end }) => (viewer === 'a' && !end ? [{ type: 'stay' }, { type: 'leave' }] : []),
  prompt: ({ viewer, end }) => (viewer === 'a' && !end ? 'stay' : null),
  apply: (state, seat, action) =>
    seat === 'a' && !state.end
      ? ok({ state: { ...state, end: action.type === 'stay' ? 'stayed' : 'left' }, events: [] })
      : refuse('not-now', 'Only the first seat is asked, once.'),
  toAct: ({ end }) => (end ? [] : ['a']),
  clock: () => null,
  idle: () => [],
  outcome: ({ cards, end }) => {
    if (!end) return null;
    if (end === 'left') return { kind: 'draw', winners: [], reason: 'left' };
    return { kind: 'win', winners: [cards.a > cards.b ? 'a' : 'b'], reason: 'higher-card' };
  },
  check: () => undefined,
  maySpeak: () => true,
  resample: (state, viewer, seed) => {
    const own = viewer === 'spectator' ? null : state.cards[viewer];
    const [[x = 0, y = 0], random] = shuffle(
      randomFrom(seed),
      CARDS.filter((card) => card !== own),
    );
    const cards = { a: viewer === 'a' ? state.cards.a : x, b: viewer === 'b' ? state.cards.b : y };
    return { ...state, cards, random };
  },
};

const budget = { worlds: 100, curiosity: 1.4, whim: 0 };

export const bot: Searcher<State, Action, Seat> = {
  kind: 'searcher',
  rules,
  budgets: { gentle: { ...budget, whim: 1 }, steady: budget, cruel: budget },
  label: (_state, _seat, action) => action.type,
  weigh: (_state, _seat, open) => open.map(() => 1),
  playout: (_state, _seat, open, dice) => dice.pick(open),
};

export const dealt = (a: number, b: number): State => ({
  cards: { a, b },
  end: null,
  random: randomFrom('0'.repeat(64)),
});
