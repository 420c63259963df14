import { LIMITS } from '@ghostlight/protocol';
import { refuse } from '@ghostlight/rules-kit';
import {
  type Chair,
  chairAt,
  personOf,
  seated,
  seatOf,
  type TableDoc,
  unsettled,
  withPerson,
  withUnderstudy,
} from '../doc.ts';
import { heirOf } from '../heir.ts';
import { byHost, bySeat, type Doer, done, inLobby, maySign } from './verb.ts';

const noSeat = (seat: string) => refuse('no-such-seat', `There is no seat called ${seat} at this table.`);
const nobody = refuse('no-such-person', 'That person is not at this table.');

export const sit: Doer<'sit'> = ({ doc, me }, { seat }) => {
  const chair = chairAt(doc, seat);
  if (!chair) return noSeat(seat);
  // Their own seat, lent to an understudy, is theirs again.
  if (chair.person === me.id) return done(chair.understudy ? withUnderstudy(doc, seat, null) : doc);
  if (chair.person !== null) return refuse('taken', `${personOf(doc, chair.person)?.name ?? 'Someone'} sits there.`);
  if (chair.understudy && doc.phase === 'playing')
    return refuse('understudy', 'An understudy plays there: the host can send it home first.');
  if (doc.phase === 'over') return refuse('over', 'The game is over: wait for the next one.');
  if (doc.phase === 'lobby') return done(unsettled(seated(doc, seat, me.id)));
  const held = doc.held[me.id];
  if (held !== undefined && held !== seat)
    return refuse('knows-too-much', 'You have seen another seat of this game: you cannot play this one.');
  return done({ ...seated(doc, seat, me.id), held: { ...doc.held, [me.id]: seat } });
};

export const stand: Doer<'stand'> = bySeat(({ doc }, _verb, seat) => done(unsettled(emptied(doc, seat))));

/** In the lobby the chair is given up; in a game it waits for them. The host's place is passed on. */
export const leave: Doer<'leave'> = ({ doc, me, presence }) => {
  const seat = seatOf(doc, me.id);
  const left = seat !== null && doc.phase === 'lobby' ? unsettled(emptied(doc, seat)) : doc;
  return done(doc.host === me.id ? { ...left, host: heirOf(left, presence) } : left);
};

export const swap: Doer<'swap'> = inLobby(
  bySeat(({ doc, me }, { with: other }, seat) => {
    const chair = chairAt(doc, other);
    if (!chair) return noSeat(other);
    if (other === seat) return done(doc);
    if (chair.understudy) return done(unsettled(exchanged(doc, seat, other)));
    if (chair.person === null) return done(unsettled(seated(doc, other, me.id)));
    if (doc.swaps.some(({ from, to }) => from === other && to === seat))
      return done(unsettled(exchanged(doc, seat, other)));
    const swaps = doc.swaps.filter(({ from }) => from !== seat);
    return done({ ...doc, swaps: [...swaps, { from: seat, to: other }] });
  }),
);

export const place: Doer<'place'> = byHost(
  inLobby(({ doc }, { person, seat }) => {
    if (!personOf(doc, person)) return nobody;
    const from = seatOf(doc, person);
    if (seat === null) return done(from === null ? doc : unsettled(emptied(doc, from)));
    if (!chairAt(doc, seat)) return noSeat(seat);
    return done(unsettled(from === null ? seated(doc, seat, person) : exchanged(doc, from, seat)));
  }),
);

export const free: Doer<'free'> = byHost((context, { seat }) => {
  const { doc, me, presence, now } = context;
  const chair = chairAt(doc, seat);
  if (!chair) return noSeat(seat);
  if (chair.understudy)
    return maySign(context, seatOf(doc, me.id))
      ? done(unsettled(withUnderstudy(doc, seat, null)))
      : refuse('silent', 'You may give no sign to the others now: an empty seat would be one.');
  if (chair.person === null) return done(doc);
  const name = personOf(doc, chair.person)?.name ?? 'They';
  if (presence.online(chair.person)) return refuse('present', `${name} is here: the seat is theirs.`);
  if (!presence.gone(chair.person, LIMITS.seatGrace, now))
    return refuse('grace', `${name} may still come back: the seat is kept for ${LIMITS.seatGrace} seconds.`);
  return done(unsettled(emptied(doc, seat)));
});

export const kick: Doer<'kick'> = byHost(({ doc, me, presence, now }, { person }) => {
  const known = personOf(doc, person);
  if (!known) return nobody;
  if (person === me.id) return refuse('yourself', 'You cannot put yourself out: leave, or hand the table over first.');
  const seat = seatOf(doc, person);
  if (doc.phase === 'playing' && seat !== null && !presence.gone(person, LIMITS.seatGrace, now))
    return refuse('playing', 'Nobody can be put out of a running game while they are here.');
  const without = withPerson(seat === null ? doc : emptied(doc, seat), { ...known, kicked: true });
  return done(seat === null ? without : unsettled(without));
});

const emptied = (doc: TableDoc, seat: string): TableDoc => seated(doc, seat, null);

const exchanged = (doc: TableDoc, a: string, b: string): TableDoc => {
  const [inA, inB] = [chairAt(doc, a), chairAt(doc, b)];
  const taking = (chair: Chair, from: Chair | undefined): Chair => ({
    ...chair,
    person: from?.person ?? null,
    understudy: from?.understudy ?? null,
  });
  return {
    ...doc,
    chairs: doc.chairs.map((chair) => {
      if (chair.seat === a) return taking(chair, inB);
      return chair.seat === b ? taking(chair, inA) : chair;
    }),
  };
};
