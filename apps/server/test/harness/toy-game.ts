import { ok, pick, type RandomState, type Rules, randomFrom, refuse } from '@ghostlight/rules-kit';
import { z } from 'zod';

/** A game small enough to see through: every round each seat secretly picks a number; the highest scores. */
const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pick'), number: z.int().min(1).max(9) }),
  z.strictObject({ type: z.literal('confirm') }),
]);
type Action = z.infer<typeof action>;

const options = z.strictObject({
  rounds: z.int().min(1).max(50).default(3),
  /** Of the clock; 0 is none. */
  seconds: z.number().min(0).max(60).default(0),
  /** Whether seat `a` must be silent during play. */
  silent: z.boolean().default(false),
});
type Options = z.infer<typeof options>;

const SEATS = ['a', 'b', 'c', 'd'] as const;
type Seat = (typeof SEATS)[number];

interface State {
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly round: number;
  readonly picks: Readonly<Record<string, { readonly number: number; readonly sure: boolean }>>;
  readonly scores: Readonly<Record<string, number>>;
  /** The numbers of the last round, open to all. */
  readonly last: Readonly<Record<string, number>>;
  /** A card nobody sees. */
  readonly hidden: number;
  readonly random: RandomState;
}

interface View {
  readonly viewer: Seat | 'spectator';
  readonly round: number;
  readonly mine: number | null;
  readonly sure: readonly string[];
  readonly scores: Readonly<Record<string, number>>;
  readonly last: Readonly<Record<string, number>>;
  readonly over: boolean;
}

type Event =
  | { readonly type: 'sure'; readonly seat: string }
  | { readonly type: 'picked'; readonly number: number | null }
  | { readonly type: 'scored'; readonly round: number; readonly picks: Readonly<Record<string, number>> };

const isOver = (state: State): boolean => state.round > state.options.rounds;

export const toyGame: Rules<State, Action, View, Event, Options, Seat> = {
  id: 'toy',
  version: 1,
  players: { min: 2, max: 4 },
  options,
  action,
  seats: (_options, players) => SEATS.slice(0, players),
  setup: (chosen, players, seed) => {
    const [hidden, random] = pick(randomFrom(seed), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const seats = SEATS.slice(0, players);
    return { options: chosen, seats, round: 1, picks: {}, scores: {}, last: {}, hidden, random };
  },
  view: (state, viewer) => ({
    viewer,
    round: state.round,
    mine: state.picks[viewer]?.number ?? null,
    sure: state.seats.filter((seat) => state.picks[seat]?.sure),
    scores: state.scores,
    last: state.last,
    over: isOver(state),
  }),
  legal: (view) => {
    if (view.over || view.viewer === 'spectator' || view.sure.includes(view.viewer)) return [];
    const picks = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number): Action => ({ type: 'pick', number }));
    return view.mine === null ? picks : [...picks, { type: 'confirm' }];
  },
  prompt: (view) => (toyGame.legal(view).length > 0 ? `round:${view.round}` : null),
  apply: (state, seat, what) => {
    const mine = state.picks[seat];
    if (isOver(state)) return refuse('over', 'The game is over.');
    if (mine?.sure) return refuse('sure', 'You have confirmed your number.');
    if (what.type === 'pick') {
      const picks = { ...state.picks, [seat]: { number: what.number, sure: false } };
      return ok({
        state: { ...state, picks },
        events: [{ to: [seat], event: { type: 'picked', number: what.number }, others: null }],
      });
    }
    if (!mine) return refuse('no-number', 'Pick a number first.');
    const picks = { ...state.picks, [seat]: { ...mine, sure: true } };
    const sure: Event = { type: 'sure', seat };
    if (!state.seats.every((one) => picks[one]?.sure))
      return ok({ state: { ...state, picks }, events: [{ to: 'all', event: sure }] });
    const numbers = Object.fromEntries(state.seats.map((one) => [one, picks[one]?.number ?? 0]));
    const best = Math.max(...Object.values(numbers));
    const scores = Object.fromEntries(
      state.seats.map((one) => [one, (state.scores[one] ?? 0) + (numbers[one] === best ? 1 : 0)]),
    );
    return ok({
      state: { ...state, picks: {}, scores, last: numbers, round: state.round + 1 },
      events: [
        { to: 'all', event: sure },
        { to: 'all', event: { type: 'scored', round: state.round, picks: numbers } },
      ],
    });
  },
  toAct: (state) => (isOver(state) ? [] : state.seats.filter((seat) => !state.picks[seat]?.sure)),
  clock: (state) =>
    isOver(state) || state.options.seconds === 0
      ? null
      : { key: `round:${state.round}`, seconds: state.options.seconds },
  idle: (state) =>
    toyGame
      .toAct(state)
      .flatMap((seat) => [
        ...(state.picks[seat] ? [] : [{ seat, action: { type: 'pick', number: 1 } as const }]),
        { seat, action: { type: 'confirm' } as const },
      ]),
  outcome: (state) => (isOver(state) ? { kind: 'win', winners: ['a'], reason: 'rounds' } : null),
  check: () => undefined,
  maySpeak: (state, seat) => !(state.options.silent && seat === 'a'),
  resample: (state, viewer, seed) => ({
    ...toyGame.setup(state.options, state.seats.length, seed),
    round: state.round,
    scores: state.scores,
    last: state.last,
    picks: Object.fromEntries(
      Object.entries(state.picks).map(([seat, mine]) => [seat, seat === viewer ? mine : { ...mine, number: 5 }]),
    ),
  }),
  auto: (view, orders) => {
    if (orders !== 'seven') return null;
    return view.mine === null ? { type: 'pick', number: 7 } : { type: 'confirm' };
  },
};
