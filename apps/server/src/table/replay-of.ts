import type { Replay } from '@ghostlight/protocol';
import type { ReplayRow } from '../journal/journal.ts';
import type { SeatAction } from './live-match.ts';

/** A finished match as it is published. */
export function replayOf({ match, entries, end, fairness, endedAt }: ReplayRow): Replay {
  const played = entries
    .filter(({ kind }) => kind !== 'verb')
    .flatMap(({ body, at }) => (JSON.parse(body) as readonly SeatAction[]).map((one) => ({ ...one, at })));
  const { by, seat, outcome } = JSON.parse(end) as Replay['end'];
  return {
    id: match.id,
    rules: match.rules,
    version: match.version,
    options: JSON.parse(match.options),
    players: match.players,
    seed: match.seed,
    actions: played.map(({ seat: doer, action }) => ({ seat: doer, action })),
    fairness: JSON.parse(fairness),
    seats: JSON.parse(match.seats),
    times: played.map(({ at }) => at - match.startedAt),
    startedAt: match.startedAt,
    endedAt,
    end: { by, seat, outcome },
  };
}
