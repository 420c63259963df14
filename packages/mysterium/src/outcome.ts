import type { Outcome } from '@ghostlight/rules-kit';
import { type Flow, set, tell } from './flow.ts';
import { seats } from './setup.ts';
import type { End, Seat, State } from './types.ts';

/** Why a game ended; stable words for the client to put into a sentence. */
export type Reason =
  | 'culprit-exposed'
  | 'wrong-culprit'
  | 'nobody-accused'
  | 'nobody-voted'
  | 'turns-used-up'
  | 'no-turn-for-the-culprit'
  | 'foul';

export const win = (state: Pick<State, 'options' | 'players'>): Outcome<Seat> => ({
  kind: 'win',
  winners: seats(state.options, state.players),
  reason: 'culprit-exposed' satisfies Reason,
});

export const loss = (reason: Exclude<Reason, 'culprit-exposed'>): Outcome<Seat> => ({
  kind: 'loss',
  winners: [],
  reason,
});

/** What everybody sees when it is over (MY-R33). */
export const endOf = (state: State): End => ({
  targets: state.targets,
  culprit: state.final?.culprit ?? null,
  hand: state.dreams.hand,
  thrown: state.dreams.thrown,
  votes: state.final?.votes ?? [],
});

export function finish(flow: Flow, outcome: Outcome<Seat>): void {
  set(flow, { step: 'over', outcome });
  tell(flow, { type: 'over', outcome, end: endOf(flow.state) });
}
