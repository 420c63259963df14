import { matchMaker } from '@colyseus/core';
import {
  type Answer,
  type EnterTable,
  type Listing,
  type Refusal,
  type Reservation,
  ROOM,
  readCode,
  type TableEntered,
} from '@ghostlight/protocol';
import type { Journal, TableRow } from './journal/journal.ts';
import type { Ticket } from './room/table-room.ts';
import type { Visitor } from './table/admit.ts';
import { refused } from './table/answers.ts';
import type { TableDoc } from './table/doc.ts';
import { listingOf } from './table/facts.ts';
import { Presence } from './table/presence.ts';
import { hashed } from './table/tokens.ts';

type RoomListing = Awaited<ReturnType<typeof matchMaker.createRoom>>;
type Entry = Required<Pick<EnterTable, 'key' | 'as'>> & EnterTable;

/** A table that closes just as someone comes is opened again; more often than this something is wrong. */
const TRIES = 5;

/** The one way to a table: finds it, or reopens it from the journal, finds out who comes, and reserves their place. */
export class Door {
  readonly #journal: Journal;
  readonly #opening = new Map<string, Promise<RoomListing>>();
  #closed = false;

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  /** Nobody comes in any more: the server is about to stop. */
  close(): void {
    this.#closed = true;
  }

  /** Opens a table at which nobody is: its clock runs. */
  async open(id: string): Promise<void> {
    if (!this.#closed) await this.#listing(id);
  }

  async find(idOrCode: string): Promise<TableRow | Refusal> {
    const row = await this.#journal.find(readCode(idOrCode) ?? idOrCode);
    if (!row)
      return refused('no-such-table', 'There is no table with this code: look at it again, or ask for the link.');
    if (row.closed) return refused('closed', 'This table was closed: nobody had come back to it for a long time.');
    return row;
  }

  /** What a guest may know of a table before entering. One that nobody is at is looked at, not opened. */
  async listing(row: TableRow): Promise<Listing> {
    const open = await matchMaker.getRoomById(row.id);
    return open ? (open.metadata as Listing) : listingOf(JSON.parse(row.doc) as TableDoc, new Presence(row.openedAt));
  }

  async enter(idOrCode: string, entry: Entry, address: string): Promise<TableEntered | Refusal> {
    if (this.#closed) return refused('not-ready', 'The server restarts: try again in a moment.');
    const row = await this.find(idOrCode);
    if ('error' in row) return row;
    const visitor: Visitor = {
      key: hashed(entry.key),
      name: entry.name ?? null,
      watching: entry.as === 'watcher',
      carry: entry.carry === undefined ? null : hashed(entry.carry),
    };
    const result = await this.#admitted(row.id, visitor, address);
    if ('error' in result) return result;
    return { id: row.id, code: row.code, game: row.game, ...result };
  }

  async #admitted(
    id: string,
    visitor: Visitor,
    address: string,
  ): Promise<{ readonly person: string; readonly reservation: Reservation } | Refusal> {
    let last: unknown;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      try {
        const listing = await this.#listing(id);
        const answer = await matchMaker.remoteRoomCall<
          { admit(visitor: Visitor): Answer<{ person: string }> },
          'admit'
        >(id, 'admit', [visitor]);
        if (!('error' in answer)) {
          const ticket: Ticket = { person: answer.person, watching: visitor.watching, address };
          return { person: answer.person, reservation: await matchMaker.reserveSeatFor(listing, ticket) };
        }
        if (answer.error !== 'moved') return answer;
      } catch (error) {
        last = error;
      }
      await new Promise((resolve) => setTimeout(resolve, 20 * 2 ** attempt));
    }
    throw last ?? new Error(`Table ${id} could not be opened.`);
  }

  /** The open room of this table, or a new one; many who come at once open it once. */
  async #listing(id: string): Promise<RoomListing> {
    const open = await matchMaker.getRoomById(id);
    if (open) return open;
    let opening = this.#opening.get(id);
    if (!opening) {
      opening = matchMaker.createRoom(ROOM, { id }).finally(() => this.#opening.delete(id));
      this.#opening.set(id, opening);
    }
    return opening;
  }
}
