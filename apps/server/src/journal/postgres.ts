import type { ChatLine } from '@ghostlight/protocol';
import pg, { type Pool, type PoolClient } from 'pg';
import { GroupCommit } from './group-commit.ts';
import {
  Away,
  CodeTaken,
  type EntryRow,
  Held,
  type Journal,
  type Lease,
  type MatchRow,
  type NewTable,
  type ReplayRow,
  type TableLoaded,
  type TableRow,
  type TableWrite,
} from './journal.ts';
import { POSTGRES_MIGRATIONS } from './postgres-migrations.ts';
import { writeSteps } from './postgres-write.ts';

const MATCH = `id, rules, version, options, players, seed, seats, started_at AS "startedAt"`;
const ENTRY = `match, n, kind, doer AS "by", act_id AS "actId", body, at`;
/** Any number, the same for every process: whoever holds it brings the tables up to date. */
const MIGRATING = 7_274_001;
/** Milliseconds after which a silent database counts as gone. Shorter than a lease. */
const PATIENCE = 4_000;
const UNIQUE_VIOLATION = '23505';

/** The journal in a PostgreSQL that many processes share. */
export async function openPostgresJournal(url: string, onError: (error: Error) => void): Promise<Journal> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'ghostlight',
    max: 6,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    statement_timeout: PATIENCE,
    keepAlive: true,
    types: { getTypeParser },
  });
  // A connection that breaks while nobody uses it: the next query opens another.
  pool.on('error', onError);
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return new PostgresJournal(pool);
}

class PostgresJournal implements Journal {
  readonly #pool: Pool;
  readonly #writes: GroupCommit;
  #closed = false;

  constructor(pool: Pool) {
    this.#pool = pool;
    this.#writes = new GroupCommit((writes) => writeSteps(pool, writes));
  }

  async create({ id, code, game, openedAt, doc }: NewTable): Promise<void> {
    try {
      await this.#query(
        `WITH made AS (
           INSERT INTO tables (id, code, game, phase, opened_at, doc) VALUES ($1, $2, $3, 'lobby', $4, $5))
         INSERT INTO leases (id, epoch, seen_at) VALUES ($1, 0, $4)`,
        [id, code, game, openedAt, doc],
      );
    } catch (error) {
      const { code: problem, constraint } = error as { code?: string; constraint?: string };
      throw problem === UNIQUE_VIOLATION && constraint === 'tables_code_key' ? new CodeTaken() : error;
    }
  }

  async find(idOrCode: string): Promise<TableRow | null> {
    const { rows } = await this.#query(
      `SELECT id, code, game, opened_at AS "openedAt", doc, closed_at IS NOT NULL AS closed, owners.owner, epoch, address
       FROM tables JOIN leases USING (id)
       LEFT JOIN owners ON owners.owner = leases.owner AND held_until > clock_timestamp()
       WHERE id = $1 OR code = $1`,
      [idOrCode],
    );
    if (!rows[0]) return null;
    const { owner, epoch, address, ...table } = rows[0];
    return { ...table, held: owner === null ? null : { owner, epoch, address } };
  }

  open(id: string, owner: string, at: number): Promise<TableLoaded | null> {
    return inTransaction(this.#pool, async (db) => {
      // Waits for a step that the last owner may have under way, and keeps any later one out.
      const locked = await db.query('SELECT owner, epoch, clock, seen_at FROM leases WHERE id = $1 FOR UPDATE', [id]);
      const lease = locked.rows[0];
      const table = (await db.query('SELECT doc, match FROM tables WHERE id = $1 AND closed_at IS NULL', [id])).rows[0];
      if (!lease || !table) return null;
      const last = await db.query(
        'SELECT alive_at, held_until > clock_timestamp() AS living FROM owners WHERE owner = $1',
        [lease.owner],
      );
      if (lease.owner !== owner && last.rows[0]?.living) throw new Held(`Table ${id} is at ${lease.owner}.`);
      const epoch = lease.epoch + 1;
      await db.query('UPDATE leases SET owner = $2, epoch = $3, seen_at = $4 WHERE id = $1', [id, owner, epoch, at]);
      const lines = await db.query<{ line: string }>('SELECT line FROM chat WHERE table_id = $1 ORDER BY n', [id]);
      return {
        epoch,
        doc: table.doc,
        clock: lease.clock,
        aliveAt: Math.max(lease.seen_at, last.rows[0]?.alive_at ?? 0),
        match: table.match && (await matchOf(db, table.match)),
        entries: table.match ? await entriesOf(db, table.match) : [],
        chat: lines.rows.map(({ line }) => JSON.parse(line) as ChatLine),
      };
    });
  }

  write(write: TableWrite): Promise<void> {
    return this.#closed ? Promise.reject(new Error('The journal is closed.')) : this.#writes.add(write);
  }

  async renew(owner: string, at: number, { milliseconds, address }: Lease): Promise<void> {
    await this.#query(
      `INSERT INTO owners (owner, alive_at, held_until, address)
       VALUES ($1, $2, clock_timestamp() + $3 * interval '1 millisecond', $4)
       ON CONFLICT (owner) DO UPDATE
       SET alive_at = excluded.alive_at, held_until = excluded.held_until, address = excluded.address`,
      [owner, at, milliseconds, address],
    );
  }

  async dead(): Promise<readonly string[]> {
    const { rows } = await this.#query('SELECT owner FROM owners WHERE held_until <= clock_timestamp()');
    return rows.map(({ owner }) => owner);
  }

  async bury(owner: string): Promise<void> {
    await this.#query(
      `WITH gone AS (DELETE FROM owners WHERE owner = $1 AND held_until <= clock_timestamp() RETURNING alive_at)
       UPDATE leases SET owner = NULL, seen_at = greatest(seen_at, alive_at) FROM gone WHERE owner = $1`,
      [owner],
    );
  }

  async unattended(since: number): Promise<readonly string[]> {
    const { rows } = await this.#query(
      `SELECT id FROM tables JOIN leases USING (id) LEFT JOIN owners USING (owner)
       WHERE phase = 'playing' AND closed_at IS NULL AND clock::json ->> 'since' IS NOT NULL
         AND (owner IS NULL OR greatest(seen_at, alive_at) < $1)`,
      [since],
    );
    return rows.map(({ id }) => id);
  }

  async release(id: string, epoch: number, at: number): Promise<void> {
    await this.#query('UPDATE leases SET owner = NULL, seen_at = $3 WHERE id = $1 AND epoch = $2', [id, epoch, at]);
  }

  async replay(id: string): Promise<ReplayRow | null> {
    const { rows } = await this.#query(
      'SELECT ended_at AS "endedAt", ending AS "end", fairness FROM matches WHERE id = $1 AND ended_at IS NOT NULL',
      [id],
    );
    if (!rows[0]) return null;
    return { ...rows[0], match: await matchOf(this.#pool, id), entries: await entriesOf(this.#pool, id) };
  }

  async closeForgotten(since: { readonly lobby: number; readonly played: number }, at: number): Promise<number> {
    const { rowCount } = await this.#query(
      `UPDATE tables SET closed_at = $1 FROM leases LEFT JOIN owners USING (owner)
       WHERE leases.id = tables.id AND closed_at IS NULL
         AND greatest(seen_at, alive_at) < CASE phase WHEN 'lobby' THEN $2::bigint ELSE $3::bigint END`,
      [at, since.lobby, since.played],
    );
    return rowCount ?? 0;
  }

  async #query(sql: string, values: readonly unknown[] = []) {
    return this.#pool.query(sql, [...values]).catch(notReached);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#writes.idle();
    await this.#pool.end();
  }
}

/** Failures of the connection or the server (classes 08, 53, 57, 58, XX) and of the line itself, which have no such code. */
const AWAY = /^(08|53|57|58|XX)...$/;
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** When the database is away, what it did last is not known. */
function notReached(error: unknown): never {
  const { code = '' } = error as { code?: string };
  if (error instanceof Held || (SQLSTATE.test(code) && !AWAY.test(code))) throw error;
  throw new Away('The database of DATABASE_URL does not answer.', { cause: error });
}

type Db = Pool | PoolClient;

const matchOf = async (db: Db, id: string): Promise<MatchRow> =>
  (await db.query(`SELECT ${MATCH} FROM matches WHERE id = $1`, [id])).rows[0];

const entriesOf = async (db: Db, match: string): Promise<readonly EntryRow[]> =>
  (await db.query(`SELECT ${ENTRY} FROM entries WHERE match = $1 ORDER BY n`, [match])).rows;

async function inTransaction<T>(pool: Pool, task: (db: PoolClient) => Promise<T>): Promise<T> {
  const db = await pool.connect().catch(notReached);
  let broken: Error | undefined;
  try {
    await db.query('BEGIN');
    const result = await task(db);
    await db.query('COMMIT');
    return result;
  } catch (error) {
    await db.query('ROLLBACK').catch((problem: Error) => {
      broken = problem;
    });
    return notReached(error);
  } finally {
    db.release(broken);
  }
}

/** Many processes may start at once: one of them does it, the others wait. */
const migrate = (pool: Pool): Promise<void> =>
  inTransaction(pool, async (db) => {
    await db.query(`SELECT pg_advisory_xact_lock(${MIGRATING})`);
    await db.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    const done: number = (await db.query('SELECT max(version) AS version FROM schema_version')).rows[0].version ?? 0;
    if (done > POSTGRES_MIGRATIONS.length)
      throw new Error('The data was written by a newer Ghostlight: update this one.');
    for (const migration of POSTGRES_MIGRATIONS.slice(done)) await db.query(migration);
    if (done < POSTGRES_MIGRATIONS.length)
      await db.query('INSERT INTO schema_version VALUES ($1)', [POSTGRES_MIGRATIONS.length]);
  });

/** Our big integers are milliseconds and fit a number. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');
}
