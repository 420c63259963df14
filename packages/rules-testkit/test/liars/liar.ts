import { ok, type Told } from '@ghostlight/rules-kit';
import type { LawName } from '../../src/law.ts';
import type { TrialOptions } from '../../src/trials.ts';
import { type Action, candles, type Event, type Seat, type State } from '../candles.ts';

export type Candles = typeof candles;

type Step = { readonly state: State; readonly events: readonly Told<Event, Seat>[] };

/** Candles with one lie in it, the law that is there to catch it, and the laws that may notice too. */
export interface Liar {
  readonly lie: string;
  readonly law: LawName;
  readonly also?: readonly LawName[];
  readonly rules: Candles;
  readonly hints?: Partial<TrialOptions>;
}

export const lying = (changes: Partial<Candles>): Candles => ({ ...candles, ...changes });

/** Candles that does something to each accepted step. */
export const afterwards = (change: (step: Step, before: State, seat: Seat, action: Action) => Step): Candles =>
  lying({
    apply: (state, seat, action) => {
      const result = candles.apply(state, seat, action);
      return result.ok ? ok(change(result.value, state, seat, action)) : result;
    },
  });

/** Candles that tells the listed kind of event differently. */
export const telling = (
  type: Event['type'],
  tell: (told: Told<Event, Seat>) => readonly Told<Event, Seat>[],
): Candles =>
  afterwards(({ state, events }) => ({
    state,
    events: events.flatMap((told) => (told.event.type === type ? tell(told) : [told])),
  }));
