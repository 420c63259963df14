import type { Replay } from '@ghostlight/protocol';
import { Router } from 'express';
import type { Journal } from '../journal/journal.ts';
import { refused } from '../table/answers.ts';
import { replayOf } from '../table/replay-of.ts';
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
