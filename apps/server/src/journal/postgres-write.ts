import { LIMITS } from '@ghostlight/protocol';
import type { Pool } from 'pg';
import { Fenced, type TableWrite } from './journal.ts';

/**
 * The steps of many tables in one statement, so in one round trip and one commit. A step counts only where its epoch is
 * still the table's: the row of a table that is being taken over is locked, and read again once it is free.
 */
const WRITE = {
  name: 'write',
  text: `
  WITH step AS (
    SELECT * FROM json_to_recordset($1) AS step (
      "table" text, epoch integer, at bigint, phase text, doc text, clock text,
      match json, entry json, "end" json, chat_n integer, chat text)
  ), held AS (
    UPDATE leases SET seen_at = step.at, clock = coalesce(step.clock, leases.clock)
    FROM step WHERE leases.id = step."table" AND leases.epoch = step.epoch
    RETURNING leases.id
  ), mine AS (
    SELECT step.* FROM step JOIN held ON held.id = step."table"
  ), begun AS (
    INSERT INTO matches (id, table_id, rules, version, options, players, seed, seats, started_at)
    SELECT match ->> 'id', "table", match ->> 'rules', (match ->> 'version')::integer, match ->> 'options',
      (match ->> 'players')::integer, match ->> 'seed', match ->> 'seats', (match ->> 'startedAt')::bigint
    FROM mine WHERE match IS NOT NULL
  ), kept AS (
    UPDATE tables SET
      doc = coalesce(mine.doc, tables.doc),
      phase = CASE WHEN mine.doc IS NULL THEN tables.phase ELSE mine.phase END,
      match = coalesce(mine.match ->> 'id', tables.match)
    FROM mine WHERE tables.id = mine."table" AND (mine.doc IS NOT NULL OR mine.match IS NOT NULL)
  ), entered AS (
    INSERT INTO entries (match, n, kind, doer, act_id, body, at)
    SELECT entry ->> 'match', (entry ->> 'n')::integer, entry ->> 'kind', entry ->> 'by', entry ->> 'actId',
      entry ->> 'body', (entry ->> 'at')::bigint
    FROM mine WHERE entry IS NOT NULL
  ), ended AS (
    UPDATE matches SET ended_at = ("end" ->> 'endedAt')::bigint, ending = "end" ->> 'end', fairness = "end" ->> 'fairness'
    FROM mine WHERE "end" IS NOT NULL AND matches.id = "end" ->> 'match'
  ), said AS (
    INSERT INTO chat (table_id, n, line) SELECT "table", chat_n, chat FROM mine WHERE chat IS NOT NULL
  ), forgotten AS (
    DELETE FROM chat USING mine
    WHERE mine.chat IS NOT NULL AND chat.table_id = mine."table" AND chat.n <= mine.chat_n - ${LIMITS.chatKept}
  )
  SELECT id FROM held`,
};

/** Writes steps of different tables: for each, that it is durable or why not. One that fails spoils no other. */
export async function writeSteps(pool: Pool, writes: readonly TableWrite[]): Promise<readonly (Error | null)[]> {
  try {
    const steps = writes.map(({ chat, ...step }) =>
      chat ? { ...step, chat: JSON.stringify(chat), chat_n: chat.n } : step,
    );
    const { rows } = await pool.query<{ id: string }>(WRITE, [JSON.stringify(steps)]);
    const held = new Set(rows.map(({ id }) => id));
    return writes.map(({ table }) => (held.has(table) ? null : new Fenced(`Table ${table} was taken over.`)));
  } catch (error) {
    if (!isRefusal(error) || writes.length === 1) return writes.map(() => asError(error));
    // One of them breaks a rule of the tables: each alone, so that only that one fails.
    const alone = await Promise.all(writes.map((write) => writeSteps(pool, [write])));
    return alone.flat();
  }
}

/** The database looked at the data and refused it: integrity (23…) or what cannot be stored (22…). */
const isRefusal = (error: unknown): boolean => /^2[23]/.test((error as { code?: string }).code ?? '');

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
