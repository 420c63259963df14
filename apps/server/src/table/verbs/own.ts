import { LIMITS } from '@ghostlight/protocol';
import { refuse } from '@ghostlight/rules-kit';
import { seatOf, withPerson } from '../doc.ts';
import { bySeat, type Doer, done, inPlay, maySign } from './verb.ts';

export const rename: Doer<'rename'> = (context, { name }) => {
  const { doc, me } = context;
  if (!maySign(context, seatOf(doc, me.id)))
    return refuse('silent', 'You may give no sign to the others now: a new name would be one.');
  return done(withPerson(doc, { ...me, name }));
};

/** The whole time again for whoever is asked, once for each question. */
export const holdOn: Doer<'hold-on'> = inPlay(
  bySeat(({ doc, game, state, timer }, _verb, seat) => {
    if (!timer) return refuse('no-clock', 'No clock runs: take your time.');
    if (!game.rules.toAct(state).includes(seat)) return refuse('not-asked', 'The clock runs for somebody else.');
    if (timer.held) return refuse('held-on', 'This question has been given its time again already.');
    return done(doc, { holdOn: true });
  }),
);

/** Kept for the seat's player alone, on all their devices; the game says what they mean: answers in advance, or mere notes. */
export const orders: Doer<'orders'> = inPlay(
  bySeat(({ doc }, { orders: wanted }, seat) => {
    if (JSON.stringify(wanted).length > LIMITS.orders) return refuse('too-long', 'These orders are too long.');
    const { [seat]: _before, ...others } = doc.orders;
    return done({ ...doc, orders: wanted === null ? others : { ...others, [seat]: wanted } });
  }),
);
