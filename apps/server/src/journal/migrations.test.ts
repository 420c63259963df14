import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { MIGRATIONS } from './migrations.ts';
import { SqliteStore } from './sqlite-store.ts';

test('a journal of the first version keeps its matches, and still takes no act twice', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ghostlight-old-'));
  const file = join(folder, 'ghostlight.db');
  const old = new DatabaseSync(file);
  old.exec(`${MIGRATIONS[0]}; PRAGMA user_version = 1;
    INSERT INTO tables (id, code, game, phase, opened_at, doc, match) VALUES ('t', 'C', 'toy', 'playing', 1, '{}', 'm');
    INSERT INTO leases (id, epoch, seen_at) VALUES ('t', 0, 1);
    INSERT INTO matches VALUES ('m', 't', 'toy', 1, '{}', 2, 'seed', '[]', 1, NULL, NULL, NULL);
    INSERT INTO entries VALUES ('m', 0, 'act', 'a', 'one', '[1]', 5), ('m', 1, 'clock', 'clock', NULL, '[2]', 6),
      ('m', 2, 'clock', 'clock', NULL, '[3]', 7)`);
  old.close();
  const store = new SqliteStore(file);
  const loaded = store.open('t', 'me', 10);
  expect(loaded?.entries.map(({ n, body }) => [n, body])).toEqual([
    [0, '[1]'],
    [1, '[2]'],
    [2, '[3]'],
  ]);
  const entry = { match: 'm', n: 3, kind: 'act', by: 'a', actId: 'one', body: '[4]', at: 8 } as const;
  expect(() => store.write({ table: 't', epoch: loaded?.epoch ?? 0, at: 8, phase: 'playing', entry })).toThrow();
  store.close();
  rmSync(folder, { recursive: true });
});
