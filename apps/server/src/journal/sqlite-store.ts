import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type ChatLine, LIMITS } from '@ghostlight/protocol';
import {
  CodeTaken,
  type EntryRow,
  Fenced,
  Held,
  type Lease,
  type MatchRow,
  type NewTable,
  type ReplayRow,
  type TableLoaded,
  type TableRow,
  type TableWrite,
} from './journal.ts';
import { MIGRATIONS } from './migrations.ts';

const MATCH = `id, rules, version, options, players, seed, seats, started_at AS startedAt`;
const ENTRY = `match, n, kind, doer AS "by", act_id AS actId, body, at`;

/** The synchronous half of the SQLite journal: runs inside the worker thread. */
export class SqliteStore {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(file: string) {
    this.#db = new DatabaseSync(file);
    this.#db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000; PRAGMA wal_autocheckpoint = 4000;',
    );
    this.#migrate();
  }

  /** Runs all tasks in one durable commit; each fails alone. */
  commit(tasks: readonly (() => unknown)[]): readonly (Error | unknown)[] {
    try {
      return this.#together(tasks);
    } catch {
      // One failed and took the others with it: now each behind a point to go back to, which costs and is seldom needed.
      return this.#together(tasks.map((task) => () => this.#alone(task)));
    }
  }

  create(table: NewTable): void {
    if (this.#get('SELECT 1 FROM tables WHERE code = ?', table.code)) throw new CodeTaken();
    const { id, code, game, openedAt, doc } = table;
    const values = [id, code, game, 'lobby', openedAt, doc];
    this.#run('INSERT INTO tables (id, code, game, phase, opened_at, doc) VALUES (?, ?, ?, ?, ?, ?)', ...values);
    this.#run('INSERT INTO leases (id, epoch, seen_at) VALUES (?, 0, ?)', id, openedAt);
  }

  find(idOrCode: string): TableRow | null {
    const row = this.#get(
      `SELECT id, code, game, opened_at AS openedAt, doc, closed_at IS NOT NULL AS closed, owners.owner, epoch, address
       FROM tables JOIN leases USING (id) LEFT JOIN owners ON owners.owner = leases.owner AND held_until > ?2
       WHERE id = ?1 OR code = ?1`,
      idOrCode,
      Date.now(),
    );
    if (!row) return null;
    const { owner, epoch, address, closed, ...table } = row;
    return {
      ...table,
      closed: closed === 1,
      held: owner === null ? null : { owner, epoch, address },
    } as unknown as TableRow;
  }

  open(id: string, owner: string, at: number): TableLoaded | null {
    const row = this.#get(
      `SELECT doc, match, epoch, clock, owner, held_until AS until, max(seen_at, coalesce(alive_at, 0)) AS aliveAt
       FROM tables JOIN leases USING (id) LEFT JOIN owners USING (owner) WHERE id = ? AND closed_at IS NULL`,
      id,
    );
    if (!row) return null;
    if (row.owner !== null && row.owner !== owner && Number(row.until) > Date.now())
      throw new Held(`Table ${id} is at ${row.owner}.`);
    const epoch = Number(row.epoch) + 1;
    this.#run('UPDATE leases SET owner = ?, epoch = ?, seen_at = ? WHERE id = ?', owner, epoch, at, id);
    const lines = this.#all('SELECT line FROM chat WHERE table_id = ? ORDER BY n', id);
    return {
      epoch,
      doc: String(row.doc),
      clock: row.clock as string | null,
      aliveAt: Number(row.aliveAt),
      match: row.match ? this.#match(String(row.match)) : null,
      entries: row.match ? this.#entries(String(row.match)) : [],
      chat: lines.map(({ line }) => JSON.parse(String(line)) as ChatLine),
    };
  }

  write(write: TableWrite): void {
    const { table, epoch, at } = write;
    // An act is the table's only while its epoch is: one statement says both.
    const owned = write.entry
      ? this.#insertEntry(write.entry, table, epoch)
      : this.#get('SELECT 1 FROM leases WHERE id = ? AND epoch = ?', table, epoch) !== undefined;
    if (!owned) throw new Fenced(`Table ${table} was taken over.`);
    // Without a clock nobody asks when the table was last seen, but for its owner's heartbeat.
    if (write.clock !== undefined)
      this.#run('UPDATE leases SET seen_at = ?, clock = ? WHERE id = ?', at, write.clock, table);
    if (write.match) this.#insertMatch(table, write.match);
    if (write.doc !== undefined)
      this.#run('UPDATE tables SET doc = ?, phase = ? WHERE id = ?', write.doc, write.phase, table);
    if (write.end) {
      const { endedAt, end, fairness, match } = write.end;
      this.#run(
        'UPDATE matches SET ended_at = ?, ending = ?, fairness = ? WHERE id = ?',
        endedAt,
        end,
        fairness,
        match,
      );
    }
    if (write.chat) {
      const { n } = write.chat;
      this.#run('INSERT INTO chat (table_id, n, line) VALUES (?, ?, ?)', table, n, JSON.stringify(write.chat));
      this.#run('DELETE FROM chat WHERE table_id = ? AND n <= ?', table, n - LIMITS.chatKept);
    }
  }

  renew(owner: string, at: number, { milliseconds, address }: Lease): void {
    this.#run(
      `INSERT INTO owners (owner, alive_at, held_until, address) VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT (owner) DO UPDATE SET alive_at = ?2, held_until = ?3, address = ?4`,
      owner,
      at,
      Date.now() + milliseconds,
      address,
    );
  }

  dead(): readonly string[] {
    return this.#all('SELECT owner FROM owners WHERE held_until <= ?', Date.now()).map(({ owner }) => String(owner));
  }

  bury(owner: string): void {
    const now = Date.now();
    this.#run(
      `UPDATE leases SET owner = NULL, seen_at = max(seen_at, alive_at) FROM owners
       WHERE leases.owner = ?1 AND owners.owner = ?1 AND held_until <= ?2`,
      owner,
      now,
    );
    this.#run('DELETE FROM owners WHERE owner = ? AND held_until <= ?', owner, now);
  }

  unattended(since: number): readonly string[] {
    const rows = this.#all(
      `SELECT id FROM tables JOIN leases USING (id) LEFT JOIN owners USING (owner)
       WHERE phase = 'playing' AND closed_at IS NULL AND clock ->> 'since' IS NOT NULL
         AND (owner IS NULL OR max(seen_at, coalesce(alive_at, 0)) < ?)`,
      since,
    );
    return rows.map(({ id }) => String(id));
  }

  release(id: string, epoch: number, at: number): void {
    this.#run('UPDATE leases SET owner = NULL, seen_at = ? WHERE id = ? AND epoch = ?', at, id, epoch);
  }

  replay(id: string): ReplayRow | null {
    const ended = this.#get(
      'SELECT ended_at AS endedAt, ending AS "end", fairness FROM matches WHERE id = ? AND ended_at IS NOT NULL',
      id,
    );
    const match = ended && this.#match(id);
    return match ? ({ ...ended, match, entries: this.#entries(id) } as unknown as ReplayRow) : null;
  }

  closeForgotten(since: { readonly lobby: number; readonly played: number }, at: number): number {
    return this.#run(
      `UPDATE tables SET closed_at = ?1 WHERE closed_at IS NULL AND id IN (
         SELECT id FROM leases LEFT JOIN owners USING (owner)
         WHERE max(seen_at, coalesce(alive_at, 0)) < CASE tables.phase WHEN 'lobby' THEN ?2 ELSE ?3 END)`,
      at,
      since.lobby,
      since.played,
    );
  }

  close(): void {
    this.#db.close();
  }

  #migrate(): void {
    const done = Number(this.#get('PRAGMA user_version')?.user_version ?? 0);
    if (done > MIGRATIONS.length) throw new Error('The data was written by a newer Ghostlight: update this one.');
    for (const [index, migration] of MIGRATIONS.entries()) {
      if (index >= done) this.#db.exec(`BEGIN; ${migration}; PRAGMA user_version = ${index + 1}; COMMIT;`);
    }
  }

  #together(tasks: readonly (() => unknown)[]): readonly unknown[] {
    this.#run('BEGIN IMMEDIATE');
    try {
      const results = tasks.map((task) => task());
      this.#run('COMMIT');
      return results;
    } catch (error) {
      this.#run('ROLLBACK');
      throw error;
    }
  }

  #alone(task: () => unknown): Error | unknown {
    this.#run('SAVEPOINT one');
    try {
      const result = task();
      this.#run('RELEASE one');
      return result;
    } catch (error) {
      this.#run('ROLLBACK TO one');
      this.#run('RELEASE one');
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  #insertMatch(table: string, match: MatchRow): void {
    const { id, rules, version, options, players, seed, seats, startedAt } = match;
    this.#run(
      `INSERT INTO matches (id, table_id, rules, version, options, players, seed, seats, started_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[id, table, rules, version, options, players, seed, seats, startedAt],
    );
    this.#run('UPDATE tables SET match = ? WHERE id = ?', id, table);
  }

  /** False, with nothing written, when the table is another owner's by now. */
  #insertEntry(entry: EntryRow, table: string, epoch: number): boolean {
    const { match, n, kind, by, actId, body, at } = entry;
    const inserted = this.#run(
      `INSERT INTO entries (match, n, kind, doer, act_id, body, at)
       SELECT ?, ?, ?, ?, ?, ?, ? FROM leases WHERE id = ? AND epoch = ?`,
      ...[match, n, kind, by, actId, body, at, table, epoch],
    );
    return inserted > 0;
  }

  #match(id: string): MatchRow {
    return this.#get(`SELECT ${MATCH} FROM matches WHERE id = ?`, id) as unknown as MatchRow;
  }

  #entries(match: string): readonly EntryRow[] {
    return this.#all(
      `SELECT ${ENTRY} FROM entries WHERE match = ? ORDER BY n`,
      match,
    ) as unknown as readonly EntryRow[];
  }

  #get(sql: string, ...values: SQLInputValue[]) {
    return this.#statement(sql).get(...values);
  }

  #all(sql: string, ...values: SQLInputValue[]) {
    return this.#statement(sql).all(...values);
  }

  #run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#statement(sql).run(...values).changes);
  }

  #statement(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#db.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}
