import { ok, type Told } from '@ghostlight/rules-kit';
import { candles, type Event, type Seat } from '../candles.ts';
import { afterwards, type Liar, lying } from './liar.ts';

export const END_LIARS: readonly Liar[] = [
  {
    lie: 'never ends',
    law: '5 ends',
    also: ['5 ends when stalled'],
    rules: afterwards(({ state, events }) => {
      if (!candles.outcome(state)) return { state, events };
      const fresh = candles.setup({ hand: 3 }, state.seats.length, state.random.seed);
      const dealt = state.seats.map((seat): Told<Event, Seat> => {
        const drew = { type: 'drew', seat } as const;
        return { to: [seat], event: { ...drew, cards: fresh.hands[seat] } as Event, others: drew };
      });
      return {
        state: { ...fresh, round: state.round, candles: state.candles, turned: state.turned },
        events: [...events, ...dealt],
      };
    }),
  },
  {
    lie: 'stops without an end',
    law: '5 ends',
    also: ['3 idle answers'],
    rules: lying({ outcome: () => null }),
  },
  {
    lie: 'lets seats change their minds for ever',
    law: '5 ends when stalled',
    rules: afterwards(({ state, events }) => ({ state: { ...state, takenBack: {} }, events })),
  },
  {
    lie: 'names a winner who has no seat',
    law: '5 outcome',
    rules: lying({
      outcome: (state) => {
        const outcome = candles.outcome(state);
        return outcome && { ...outcome, kind: 'win', winners: ['nobody' as Seat] };
      },
    }),
  },
  {
    lie: 'plays on after the end',
    law: '5 outcome',
    rules: lying({ outcome: (state) => (state.round > 2 ? { kind: 'draw', winners: [], reason: 'late' } : null) }),
  },
  {
    lie: 'loses a candle',
    law: '5 invariants',
    also: ['4c fresh worlds'],
    rules: afterwards(({ state, events }) => ({ state: { ...state, candles: {} }, events })),
  },
  {
    lie: 'counts an act twice',
    law: '7 double act',
    rules: lying({
      legal: (view) => {
        const legal = candles.legal(view);
        const twice = view.peeked.filter((seat) => seat === view.viewer).length > 1;
        const mayPeekAgain = legal.some(({ type }) => type === 'lay') && view.deck.length > 0 && !twice;
        return mayPeekAgain ? [...legal.filter(({ type }) => type === 'lay'), { type: 'peek' }] : legal;
      },
      apply: (state, seat, action) => {
        const peeks = state.peeked.filter((peeker) => peeker === seat).length;
        if (action.type !== 'peek' || peeks !== 1 || state.laid[seat] !== undefined || state.deck.length === 0) {
          return candles.apply(state, seat, action);
        }
        const event: Event = { type: 'peeked', seat };
        return ok({ state: { ...state, peeked: [...state.peeked, seat] }, events: [{ to: 'all', event }] });
      },
    }),
  },
];
