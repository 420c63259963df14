import { type Answer, LIMITS } from '@ghostlight/protocol';
import { refused } from './answers.ts';
import { type Carry, chairOf, type Person, personOf, seatOf, type TableDoc, withPerson } from './doc.ts';
import type { Presence } from './presence.ts';
import type { Table } from './table.ts';
import { hashed, newId, newPersonId } from './tokens.ts';

/** Someone at the door. Keys and tokens come hashed. */
export interface Visitor {
  readonly key: string;
  readonly name: string | null;
  readonly watching: boolean;
  readonly carry: string | null;
}

const MOST_CARRIES = 3;

/** Finds out who a visitor is; the first to come becomes host. */
export const admit = (table: Table, visitor: Visitor): Promise<Answer<{ readonly person: string }>> =>
  table.queue.run(async () => {
    const now = Date.now();
    const doc = withoutStrangers(table.doc, table.presence, now);
    const carried = visitor.carry === null ? undefined : doc.carries.find(({ token }) => token === visitor.carry);
    if (visitor.carry !== null && (!carried || carried.expires < now))
      return refused('carry-used', 'This link was used already or is too old: ask for a new one on the first device.');
    const known = carried ? personOf(doc, carried.person) : doc.people.find(({ keys }) => keys.includes(visitor.key));
    if (known?.kicked) return refused('kicked', 'The host has asked you to leave this table.');
    if (!known && doc.people.length >= LIMITS.peopleAtTable) return refused('full', 'This table is full.');
    const person = known ?? newPerson(visitor);
    const welcomed = carried ? brought(doc, carried, visitor.key) : withPerson(doc, greeted(doc, person, visitor));
    const host = doc.host ?? (visitor.watching ? null : person.id);
    table.presence.expect(person.id, now);
    if (carried || host !== doc.host) await table.commit({ doc: { ...welcomed, host } });
    else table.note(welcomed);
    return { ok: true, person: person.id };
  });

/** A link that brings this person's seat to another device, once. */
export const carry = (table: Table, person: string): Promise<Answer<{ token: string; expires: number; url: string }>> =>
  table.queue.run(async () => {
    const { doc } = table;
    const token = newId();
    const expires = Date.now() + LIMITS.carry * 1000;
    const others = doc.carries.filter((one) => one.expires > Date.now() && one.person !== person);
    const mine = doc.carries.filter((one) => one.expires > Date.now() && one.person === person);
    const carries = [...others, ...mine.slice(1 - MOST_CARRIES), { token: hashed(token), person, expires }];
    await table.commit({ doc: { ...doc, carries } });
    return { ok: true, token, expires, url: `/t/${doc.id}#carry=${token}` };
  });

/** Whether the table must remember this person when they are gone. */
export const matters = (doc: TableDoc, { id, muted, kicked }: Person): boolean =>
  muted || kicked || id === doc.host || chairOf(doc, id) !== undefined || id in doc.held;

const newPerson = ({ key, name }: Visitor): Person => ({
  id: newPersonId(),
  name: name ?? 'Guest',
  keys: [key],
  muted: false,
  kicked: false,
});

// During a game a name is a sign that a mute seat could give.
const greeted = (doc: TableDoc, person: Person, { name }: Visitor): Person =>
  name === null || (doc.phase === 'playing' && seatOf(doc, person.id) !== null) ? person : { ...person, name };

function brought(doc: TableDoc, carried: Carry, key: string): TableDoc {
  return {
    ...doc,
    carries: doc.carries.filter((one) => one !== carried),
    people: doc.people.map((person) => {
      const others = person.keys.filter((one) => one !== key);
      return { ...person, keys: person.id === carried.person ? [...others, key] : others };
    }),
  };
}

/** Without those who came to the door, hold nothing here, and are gone. */
function withoutStrangers(doc: TableDoc, presence: Presence, now: number): TableDoc {
  const people = doc.people.filter(
    (person) => matters(doc, person) || !presence.gone(person.id, LIMITS.seatGrace, now),
  );
  return people.length === doc.people.length ? doc : { ...doc, people };
}
