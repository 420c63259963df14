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

/** Kept for the seat's player alone; the game says what they mean. */
export const orders: Doer<'orders'> = inPlay(
  bySeat(({ doc, game }, { orders: wanted }, seat) => {
    if (!game.rules.auto) return refuse('no-orders', 'This game knows no standing orders.');
    if (JSON.stringify(wanted).length > LIMITS.orders) return refuse('too-long', 'These orders are too long.');
    const { [seat]: _before, ...others } = doc.orders;
    return done({ ...doc, orders: wanted === null ? others : { ...others, [seat]: wanted } });
  }),
);
