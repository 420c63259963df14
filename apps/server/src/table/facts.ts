import type { FoulFacts, Listing, PersonFacts, TableFacts } from '@ghostlight/protocol';
import type { Game } from '../games.ts';
import { type ClockState, clockFacts } from './clock.ts';
import type { TableDoc } from './doc.ts';
import { chairOf, isOpen, personOf } from './doc.ts';
import type { Presence } from './presence.ts';

/** What everybody at the table may know, all but the clock: written field by field, so that no secret slips in. */
export function factsOf(doc: TableDoc, game: Game, presence: Presence, commitment: string): Omit<TableFacts, 'clock'> {
  return {
    id: doc.id,
    code: doc.code,
    game: doc.game,
    public: doc.public,
    phase: doc.phase,
    match: doc.round,
    options: doc.options,
    players: doc.players,
    pace: doc.pace,
    host: doc.host,
    people: peopleFacts(doc, presence),
    watchers: watchersOf(doc, presence),
    seats: doc.chairs.map((chair) => ({
      seat: chair.seat,
      kind: chair.understudy ? 'understudy' : isOpen(chair) ? 'open' : 'person',
      person: chair.person,
      strength: chair.understudy,
      ready: chair.nonce !== null,
    })),
    swaps: doc.swaps,
    paused: doc.paused,
    offer: doc.offer,
    foul: foulFacts(doc, game),
    fairness: {
      commitment,
      revealed: doc.phase === 'over' ? { secret: doc.secret, nonces: doc.nonces } : null,
    },
    end: doc.end,
    again: doc.again,
  };
}

export const withClock = (facts: Omit<TableFacts, 'clock'>, clock: ClockState): TableFacts => ({
  ...facts,
  clock: clockFacts(clock),
});

export const listingOf = (doc: TableDoc, presence: Presence): Listing => ({
  id: doc.id,
  code: doc.code,
  game: doc.game,
  phase: doc.phase,
  host: personOf(doc, doc.host)?.name ?? null,
  players: doc.players,
  seatsFree: doc.chairs.filter(isOpen).length,
  watchers: watchersOf(doc, presence),
  openedAt: doc.openedAt,
});

function foulFacts(doc: TableDoc, { foul }: Game): FoulFacts | null {
  const by = doc.phase === 'lobby' ? [] : (foul?.callers(doc.options, doc.players) ?? []);
  return by.length > 0 ? { by, called: doc.fouls } : null;
}

const watchersOf = (doc: TableDoc, presence: Presence): number =>
  doc.people.filter(({ id }) => presence.online(id) && !chairOf(doc, id)).length;

/** Those who sit, the host, and the watchers who are here. */
const peopleFacts = (doc: TableDoc, presence: Presence): readonly PersonFacts[] =>
  doc.people
    .filter(({ id }) => id === doc.host || presence.online(id) || chairOf(doc, id))
    .map(({ id, name, muted }) => ({
      id,
      name,
      online: presence.online(id),
      awaySince: presence.awaySince(id),
      muted,
    }));
