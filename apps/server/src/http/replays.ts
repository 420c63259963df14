import type { Replay } from '@ghostlight/protocol';
import { Router } from 'express';
import type { Journal, ReplayRow } from '../journal/journal.ts';
import { refused } from '../table/answers.ts';
import type { SeatAction } from '../table/live-match.ts';
import { route } from './refusals.ts';

/** Finished matches, with nothing hidden. A running match is not there, whoever asks. */
export function replayRoutes(journal: Journal): Router {
  const router = Router();
  router.get(
    '/replays/:id',
    route<Replay>(async (request) => {
      const row = await journal.replay(String(request.params.id));
      return row ? replayOf(row) : refused('no-such-replay', 'There is no finished game with this number.');
    }),
  );
  return router;
}

function replayOf({ match, entries, end, fairness, endedAt }: ReplayRow): Replay {
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
