import { LIMITS } from '@ghostlight/protocol';
import { refuse } from '@ghostlight/rules-kit';
import { chairAt, personOf, seatOf, unsettled, withUnderstudy } from '../doc.ts';
import { byHost, type Doer, done, maySign } from './verb.ts';

/** For an empty chair at any time; for a dropped player's while a match is played, until they take it back. */
export const understudy: Doer<'understudy'> = byHost((context, { seat, strength }) => {
  const { doc, game, me, presence, now } = context;
  const chair = chairAt(doc, seat);
  if (!game.understudy) return refuse('no-understudies', 'Nobody has taught understudies this game.');
  if (!chair) return refuse('no-such-seat', `There is no seat called ${seat} at this table.`);
  if (doc.phase === 'over') return refuse('over', 'The game is over: wait for the next one.');
  // A mute host may fill a seat, but not go on changing who fills it: that would be talk.
  if (chair.understudy && !maySign(context, seatOf(doc, me.id)))
    return refuse('silent', 'You may give no sign to the others now: another understudy would be one.');
  if (chair.person !== null && !chair.understudy) {
    const name = personOf(doc, chair.person)?.name ?? 'They';
    if (doc.phase === 'lobby') return refuse('taken', `${name} sits there.`);
    if (presence.online(chair.person)) return refuse('present', `${name} is here: the seat is theirs.`);
    if (!presence.gone(chair.person, LIMITS.seatGrace, now))
      return refuse('grace', `${name} may still come back: the seat is kept for ${LIMITS.seatGrace} seconds.`);
  }
  return done(unsettled(withUnderstudy(doc, seat, strength)));
});
