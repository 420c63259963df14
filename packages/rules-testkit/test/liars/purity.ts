import { z } from 'zod';
import { candles, type Seat, type State } from '../candles.ts';
import { afterwards, type Candles, type Liar, lying, telling } from './liar.ts';

const schemaWithoutDefault = z.object({ hand: z.int().min(1) }) as unknown as Candles['options'];
const AN_HOUR_AGO = 3_600;
let timesPlayed = 0;
const namesOfStates = new WeakMap<object, number>();

export const PURITY_LIARS: readonly Liar[] = [
  {
    lie: 'mutates its input',
    law: '1 pure',
    rules: lying({
      apply: (state, seat, action) => {
        (state.peeked as Seat[]).push(seat);
        return candles.apply(state, seat, action);
      },
    }),
  },
  {
    lie: 'mutates the view when it lists the legal actions',
    law: '1 pure',
    rules: lying({
      legal: (view) => {
        (view.peeked as Seat[]).sort();
        return candles.legal(view);
      },
    }),
  },
  {
    lie: 'uses Math.random',
    law: '1 pure',
    rules: lying({
      setup: (options, players, seed) => (Math.random() < 2 ? candles.setup(options, players, seed) : never()),
    }),
  },
  {
    lie: 'uses the clock and swallows the complaint',
    law: '1 pure',
    rules: lying({
      clock: (state) => {
        try {
          return Date.now() > AN_HOUR_AGO ? candles.clock(state) : null;
        } catch {
          return candles.clock(state);
        }
      },
    }),
  },
  {
    lie: 'remembers earlier games',
    law: '1 repeatable',
    rules: lying({
      setup: (options, players, seed) => ({ ...candles.setup(options, players, seed), game: timesPlayed++ }) as State,
    }),
  },
  {
    lie: 'knows a state by its identity',
    law: '1 repeatable',
    rules: afterwards(({ state, events }, before) => {
      const turn = (namesOfStates.get(before) ?? 0) + 1;
      const after = { ...state, turn } as State;
      namesOfStates.set(after, turn);
      return { state: after, events };
    }),
  },
  {
    lie: 'keeps a Map in its state',
    law: '2 plain JSON',
    also: ['1 repeatable'],
    rules: lying({
      setup: (options, players, seed) => ({ ...candles.setup(options, players, seed), log: new Map() }) as State,
    }),
  },
  {
    lie: 'has no table for a host who chooses nothing',
    law: '2 first table',
    rules: lying({ options: schemaWithoutDefault }),
    hints: { tables: [{ options: { hand: 3 }, players: 2 }] },
  },
  {
    lie: 'tells an event with an undefined field',
    law: '2 plain JSON',
    rules: telling('tookBack', ({ event }) => [{ to: 'all', event: { ...event, card: undefined } as never }]),
  },
  {
    lie: 'does not say whose view it is',
    law: '2 plain JSON',
    rules: lying({
      view: (state, viewer) =>
        viewer === 'spectator'
          ? ({ ...candles.view(state, viewer), viewer: 'anyone' } as never)
          : candles.view(state, viewer),
      legal: (view) => (candles.seats({ hand: 3 }, 4).some((seat) => seat === view.viewer) ? candles.legal(view) : []),
      prompt: (view) =>
        candles.seats({ hand: 3 }, 4).some((seat) => seat === view.viewer) ? candles.prompt(view) : null,
    }),
  },
];

function never(): never {
  throw new Error('This is never reached.');
}
