import { refuse } from '@ghostlight/rules-kit';
import { candles, type Event, type Seat, type State, type View } from '../candles.ts';
import { type Liar, lying, telling } from './liar.ts';

const top = (state: State): number => state.deck[0]?.card ?? 0;
const hiddenHand = (state: State, seat: Seat): number => state.hands[seat]?.[0]?.card ?? 0;

let stateLastLookedAt: State | null = null;

export const SECRECY_LIARS: readonly Liar[] = [
  {
    lie: 'leaks a card in the view',
    law: '4a secret now',
    also: ['4b secret next'],
    rules: lying({ view: (state, viewer) => ({ ...candles.view(state, viewer), top: top(state) }) as View }),
  },
  {
    lie: 'leaks through legal',
    law: '4a secret now',
    also: ['3 illegal is refused'],
    rules: lying({
      view: (state, viewer) => {
        stateLastLookedAt = state;
        return candles.view(state, viewer);
      },
      legal: (view) =>
        candles
          .legal(view)
          .filter(({ type }) => type !== 'peek' || (stateLastLookedAt !== null && top(stateLastLookedAt) % 2 === 0)),
    }),
  },
  {
    lie: 'leaks through toAct',
    law: '4a secret now',
    rules: lying({ toAct: (state) => candles.toAct(state).filter((seat) => hiddenHand(state, seat) % 2 === 0) }),
  },
  {
    lie: 'leaks through the clock',
    law: '4a secret now',
    rules: lying({
      clock: (state) => {
        const clock = candles.clock(state);
        return clock && { ...clock, seconds: 30 + top(state) };
      },
    }),
  },
  {
    lie: 'leaks through who may speak',
    law: '4a secret now',
    rules: lying({ maySpeak: (state) => top(state) % 2 === 0 }),
  },
  {
    lie: 'leaks through the words of a refusal',
    law: '4a secret now',
    rules: lying({
      apply: (state, seat, action) => {
        const result = candles.apply(state, seat, action);
        return result.ok ? result : refuse(result.error.code, `No: the top card is ${top(state)}.`);
      },
    }),
  },
  {
    lie: 'leaks a drawn card through an event to others',
    law: '4b secret next',
    hints: { effort: 6 },
    rules: telling('drew', ({ event }) => [{ to: 'all', event }]),
  },
  {
    lie: 'leaks a hidden choice through an event to others',
    law: '4b secret next',
    rules: telling('laid', ({ event }) => [{ to: 'all', event }]),
  },
  {
    lie: 'makes a change that nobody is told of',
    law: '4b secret next',
    rules: telling('turned', () => []),
  },
  {
    lie: 'tells a player nothing of the card they draw',
    law: '4b secret next',
    rules: telling('drew', ({ event }) => [{ to: 'all', event: { ...event, card: 0 } as Event }]),
  },
];
