import type { Viewer } from '@ghostlight/rules-kit';
import { looks } from './in-force.ts';
import type { RoundView } from './round-view.ts';
import type { SeatView } from './seat-view.ts';
import type { BySeat, Seat, State } from './types.ts';

/** What a viewer saw of a state. */
export interface Seen {
  readonly state: State;
  readonly rounds: readonly RoundView[];
  readonly seats: BySeat<SeatView>;
}

/** Nothing is hidden any more. */
export const allShown = (state: State): boolean => state.outcome !== null && state.options.revealAtEnd;

export const seesHand = (state: State, viewer: Viewer<Seat>, seat: Seat): boolean =>
  viewer === seat || allShown(state) || (viewer !== 'spectator' && looks(state, viewer));
