import { LIMITS } from '@ghostlight/protocol';
import { refuse } from '@ghostlight/rules-kit';
import { chairAt, personOf, unsettled, withUnderstudy } from '../doc.ts';
import { byHost, type Doer, done } from './verb.ts';

/** For an empty chair at any time; for a dropped player's while a match is played, until they take it back. */
export const understudy: Doer<'understudy'> = byHost(({ doc, game, presence, now }, { seat, strength }) => {
  const chair = chairAt(doc, seat);
  if (!game.understudy) return refuse('no-understudies', 'Nobody has taught understudies this game.');
  if (!chair) return refuse('no-such-seat', `There is no seat called ${seat} at this table.`);
  if (doc.phase === 'over') return refuse('over', 'The game is over: wait for the next one.');
  if (chair.person !== null && !chair.understudy) {
    const name = personOf(doc, chair.person)?.name ?? 'They';
    if (doc.phase === 'lobby') return refuse('taken', `${name} sits there.`);
    if (presence.online(chair.person)) return refuse('present', `${name} is here: the seat is theirs.`);
    if (!presence.gone(chair.person, LIMITS.seatGrace, now))
      return refuse('grace', `${name} may still come back: the seat is kept for ${LIMITS.seatGrace} seconds.`);
  }
  return done(unsettled(withUnderstudy(doc, seat, strength)));
});
