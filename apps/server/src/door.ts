import { matchMaker } from '@colyseus/core';
import {
  type Answer,
  type EnterTable,
  type Listing,
  type Refusal,
  ROOM,
  readCode,
  type TableEntered,
} from '@ghostlight/protocol';
import type { Logger } from 'pino';
import type { Journal, TableRow } from './journal/journal.ts';
import type { Admitted } from './room/table-room.ts';
import type { Visitor } from './table/admit.ts';
import { refused } from './table/answers.ts';
import type { TableDoc } from './table/doc.ts';
import { listingOf } from './table/facts.ts';
import { Presence } from './table/presence.ts';
import { hashed } from './table/tokens.ts';

type Entry = Required<Pick<EnterTable, 'key' | 'as'>> & EnterTable;
type Asked = { admit(visitor: Visitor, address: string, epoch: number | null): Answer<Admitted> };

/** Milliseconds someone at the door waits for a table that moves: more than a lease, so that the dead are survived. */
const PATIENCE = 9_000;
/** Milliseconds for a living owner to answer. */
const ANSWER = 2_000;
const [FIRST_WAIT, LONGEST_WAIT] = [20, 300];

const NOT_READY = refused('not-ready', 'The table is being reopened: try again in a moment.');

/** The one way to a table: finds it wherever it is, or reopens it here from the journal, and has a place reserved. */
export class Door {
  readonly #journal: Journal;
  readonly #log: Logger;
  readonly #opening = new Map<string, Promise<unknown>>();
  #closed = false;

  constructor(journal: Journal, log: Logger) {
    this.#journal = journal;
    this.#log = log;
  }

  /** Nobody comes in any more: the server is about to stop. */
  close(): void {
    this.#closed = true;
  }

  /** Opens a table at which nobody is: its clock runs. */
  async open(id: string): Promise<void> {
    const row = this.#closed ? null : await this.#journal.find(id);
    if (row && !isElsewhere(row)) await this.#openHere(id);
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
    const visitor: Visitor = {
      key: hashed(entry.key),
      name: entry.name ?? null,
      watching: entry.as === 'watcher',
      carry: entry.carry === undefined ? null : hashed(entry.carry),
    };
    const end = performance.now() + PATIENCE;
    for (let wait = FIRST_WAIT; performance.now() < end; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      if (this.#closed) return refused('not-ready', 'The server restarts: try again in a moment.');
      const row = await this.find(idOrCode);
      if ('error' in row) return row;
      const answer = await this.#asked(row, visitor, address);
      if (!('error' in answer)) {
        const { person, reservation } = answer;
        return { id: row.id, code: row.code, game: row.game, person, reservation };
      }
      if (answer.error !== 'moved') return answer;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    return NOT_READY;
  }

  /** Asks the table's owner, or becomes it. Whatever goes wrong may have to do with a table on the move. */
  async #asked(row: TableRow, visitor: Visitor, address: string): Promise<Answer<Admitted>> {
    try {
      const elsewhere = isElsewhere(row);
      if (!elsewhere) await this.#openHere(row.id);
      const epoch = elsewhere ? (row.held?.epoch ?? null) : null;
      return await inTime(
        matchMaker.remoteRoomCall<Asked, 'admit'>(row.id, 'admit', [visitor, address, epoch], ANSWER),
      );
    } catch (error) {
      this.#log.info({ table: row.id, err: error }, 'a table was not where it should be');
      return refused('moved', NOT_READY.message);
    }
  }

  /** Many who come at once open it once. */
  async #openHere(id: string): Promise<void> {
    if (matchMaker.getLocalRoomById(id)) return;
    let opening = this.#opening.get(id);
    if (!opening) {
      opening = matchMaker.createRoom(ROOM, { id }).finally(() => this.#opening.delete(id));
      this.#opening.set(id, opening);
    }
    await opening;
  }
}

const isElsewhere = ({ held }: TableRow): boolean => held !== null && held.owner !== matchMaker.processId;

/** Without Redis, Colyseus's question itself would wait for it. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The owner of the table does not answer.')), ANSWER + 500);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
