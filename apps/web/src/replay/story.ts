import type { Replay } from '@ghostlight/protocol';
import { type AnyRules, replaySteps, toldTo } from '@ghostlight/rules-kit';

/** A moment of a finished game at which something changed for one viewer. */
export interface Stop {
  /** How many actions had been played by then. */
  readonly at: number;
  readonly view: unknown;
  /** What this viewer was told since their stop before. */
  readonly told: readonly unknown[];
}

/** Plays the match again and tells it to one viewer. What is told to them of nothing is no stop of theirs. */
export function tell(rules: AnyRules, replay: Replay, viewer: string): readonly Stop[] {
  const last = replay.actions.length;
  const stops: Stop[] = [];
  let at = 0;
  for (const { state, events } of replaySteps(rules, replay)) {
    const told = toldTo(events, viewer);
    if (at === 0 || at === last || told.length > 0) stops.push({ at, view: rules.view(state, viewer), told });
    at++;
  }
  return stops;
}

/** Where someone who stands at this action is among the stops: there, or at the last before it. */
export const placeAmong = (stops: readonly Stop[], at: number): number =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop.at <= at),
  );
