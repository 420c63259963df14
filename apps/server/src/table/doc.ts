import type { EndFacts, OfferFacts, Pace, Phase, Strength } from '@ghostlight/protocol';

/** Someone whom the table must still know after a restart. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Hashes of the keys of their devices. */
  readonly keys: readonly string[];
  readonly muted: boolean;
  readonly kicked: boolean;
}

export interface Chair {
  readonly seat: string;
  readonly person: string | null;
  /** Who plays here in nobody's place, or in that person's until they take it back. */
  readonly understudy: Strength | null;
  /** What their browser added to the seed; there when they are ready. */
  readonly nonce: string | null;
}

/** What an understudy is called in talk and in replays. */
const UNDERSTUDY = 'Understudy';

/** A link on its way to another device. */
export interface Carry {
  readonly token: string;
  readonly person: string;
  readonly expires: number;
}

/** All of a table that survives a restart, but for the match, the clock and the talk. Replaced whole, never changed in place. */
export interface TableDoc {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly openedAt: number;
  readonly public: boolean;
  readonly phase: Phase;
  /** 1, 2, … : which match of this table. */
  readonly round: number;
  readonly match: string | null;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: number;
  readonly pace: Pace;
  readonly host: string | null;
  readonly people: readonly Person[];
  readonly chairs: readonly Chair[];
  /** Which seat each person has held in this match: whoever has seen one hand plays no other. */
  readonly held: Readonly<Record<string, string>>;
  readonly swaps: readonly { readonly from: string; readonly to: string }[];
  readonly paused: boolean;
  readonly offer: OfferFacts | null;
  /** Seats that say the ghost spoke. */
  readonly fouls: readonly string[];
  /** The server's part of the next (or running) deal's seed: secret until the match is over. */
  readonly secret: string;
  /** Secret and nonces of the running match. */
  readonly nonces: Readonly<Record<string, string>>;
  readonly orders: Readonly<Record<string, unknown>>;
  readonly carries: readonly Carry[];
  readonly again: readonly string[];
  readonly end: EndFacts | null;
}

export const personOf = (doc: TableDoc, id: string | null): Person | undefined =>
  doc.people.find((person) => person.id === id);

export const chairOf = (doc: TableDoc, person: string): Chair | undefined =>
  doc.chairs.find((chair) => chair.person === person);

export const seatOf = (doc: TableDoc, person: string): string | null => chairOf(doc, person)?.seat ?? null;

/** Nobody plays here, not even an understudy. */
export const isOpen = ({ person, understudy }: Chair): boolean => person === null && !understudy;

export const chairAt = (doc: TableDoc, seat: string): Chair | undefined =>
  doc.chairs.find((chair) => chair.seat === seat);

/** Who plays there, as others call them; several understudies are numbered. */
export function nameAt(doc: TableDoc, seat: string): string {
  const chair = chairAt(doc, seat);
  if (!chair?.understudy) return personOf(doc, chair?.person ?? null)?.name ?? '';
  const understudies = doc.chairs.filter(({ understudy }) => understudy);
  return understudies.length > 1 ? `${UNDERSTUDY} ${understudies.indexOf(chair) + 1}` : UNDERSTUDY;
}

/** Puts someone (or nobody) on a chair and takes them off any other. Who sits down speaks for themselves: ready or foul. */
export const seated = (doc: TableDoc, seat: string, person: string | null): TableDoc => ({
  ...doc,
  fouls: doc.fouls.filter((caller) => caller !== seat),
  chairs: doc.chairs.map((chair) => {
    if (chair.seat === seat) return { seat, person, understudy: null, nonce: null };
    return person !== null && chair.person === person
      ? { ...chair, person: null, understudy: null, nonce: null }
      : chair;
  }),
});

/** Puts an understudy on a chair, or takes it off; whose chair it is stays. Standing orders are for those who play themselves. */
export function withUnderstudy(doc: TableDoc, seat: string, understudy: Strength | null): TableDoc {
  const { [seat]: _orders, ...orders } = doc.orders;
  const chairs = doc.chairs.map((chair) => (chair.seat === seat ? { ...chair, understudy, nonce: null } : chair));
  return { ...doc, chairs, orders };
}

/** In the lobby every change of seats or settings takes all readiness back: people agreed to something else. */
export const unsettled = (doc: TableDoc): TableDoc =>
  doc.phase === 'lobby' ? { ...doc, swaps: [], chairs: doc.chairs.map((chair) => ({ ...chair, nonce: null })) } : doc;

export const withPerson = (doc: TableDoc, person: Person): TableDoc => ({
  ...doc,
  people: doc.people.some(({ id }) => id === person.id)
    ? doc.people.map((known) => (known.id === person.id ? person : known))
    : [...doc.people, person],
});
