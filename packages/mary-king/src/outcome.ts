import type { Outcome } from '@ghostlight/rules-kit';
import { dayIndex, tell, type Work } from './apply/work.ts';
import { bonusFor } from './cards/printed.ts';
import { boardOf, largestAreas } from './psyche/board.ts';
import { countIn, EVERY_CELL } from './psyche/grid.ts';
import { DAYS } from './types/day.ts';
import { type BySeat, bySeat, other, SEATS, type Seat } from './types/seat.ts';
import type { Score, State } from './types/state.ts';
import { hiddenOf } from './view/hidden.ts';

/** The checks after every effect and every draw to five: lost minds first, then twelve tiles. True when the game is over. */
export function judge(work: Work): boolean {
  const { game, failed } = work;
  if (failed.size > 0) {
    const both = failed.size === 2 || (game.doomed !== null && failed.has(other(game.doomed)));
    const [loser] = failed;
    failed.clear();
    if (both) return finish(work, { kind: 'loss', winners: [], reason: 'both-minds-lost' });
    if (loser && game.options.mutualDeath === 'sameResolution') return finish(work, mindLost(loser));
    if (loser && game.doomed === null) {
      game.doomed = loser;
      tell(work, { type: 'doomed', seat: loser });
    }
  }
  const holder = holderOfAll(game);
  return holder !== null && finish(work, { kind: 'win', winners: [holder], reason: 'twelve-tiles' });
}

/** The seat that wins by holding all twelve tiles: not before the day that counts, and never a doomed one. */
function holderOfAll(game: State): Seat | null {
  if (dayIndex(game) < DAYS.indexOf(game.options.totalControlFrom)) return null;
  const { held } = boardOf(game.tiles);
  return SEATS.find((seat) => held[seat] === EVERY_CELL && game.doomed !== seat) ?? null;
}

const mindLost = (loser: Seat): Outcome<Seat> => ({ kind: 'win', winners: [other(loser)], reason: 'mind-lost' });

/** After the mortal's turn: a doomed seat loses now (MK-R3), and Friday is scored (MK-R6). */
export function closeDay(work: Work): boolean {
  const { game } = work;
  if (game.doomed) return finish(work, mindLost(game.doomed));
  if (dayIndex(game) < DAYS.length - 1) return false;
  game.scores = scoresOf(game);
  return finish(work, winnerByScore(game.scores));
}

export function scoresOf(game: State): BySeat<Score> {
  const { held } = boardOf(game.tiles);
  const largest = largestAreas(held);
  return bySeat((seat) => {
    const mind = game.sides[seat].mind.length;
    const tiles = countIn(held[seat]);
    const bonus = bonusFor(tiles);
    return { mind, tiles, bonus, total: mind + bonus, largest: largest[seat] };
  });
}

/** Higher score, then larger largest area, then a draw (MK-R9, MK-R22). */
export function winnerByScore({ ghost, mortal }: BySeat<Score>): Outcome<Seat> {
  const lead = ghost.total - mortal.total || ghost.largest - mortal.largest;
  if (lead === 0) return { kind: 'draw', winners: [], reason: 'tie' };
  const reason = ghost.total === mortal.total ? 'largest-area' : 'score';
  return { kind: 'win', winners: [lead > 0 ? 'ghost' : 'mortal'], reason };
}

/** The end is at once: nothing more resolves or is asked (MK-R32). */
function finish(work: Work, outcome: Outcome<Seat>): true {
  const { game } = work;
  game.outcome = outcome;
  game.question = null;
  const revealed = game.options.revealAtEnd ? hiddenOf(game) : null;
  tell(work, { type: 'over', outcome, scores: game.scores, revealed });
  return true;
}
