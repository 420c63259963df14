import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { diceFrom } from '@ghostlight/rules-testkit';
import { expect, test } from 'vitest';
import { Crowd } from './harness/crowd.ts';
import { ServerProcess } from './harness/server-process.ts';
import { newDataDir } from './harness/test-server.ts';

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 30);
const TABLES = 20;
const SEED = process.env.SEED ?? 'kill -9';

test(`after ${ROUNDS} kills under load at ${TABLES} tables nothing acknowledged is lost and every game ends`, async () => {
  const dice = diceFrom(SEED);
  const crowd = new Crowd(SEED);
  const dataDir = newDataDir();
  let server = await ServerProcess.start(dataDir);
  const { url } = server;
  let kills = 0;
  const killer = async (): Promise<void> => {
    while (kills < ROUNDS) {
      await Promise.race([crowd.happened(50 + dice.below(400)), server.crashed]);
      await server.kill();
      kills++;
      server = await ServerProcess.start(dataDir, server.port);
    }
  };
  try {
    const tables = Array.from({ length: TABLES }, (_, number) => crowd.table(url, number, () => kills < ROUNDS));
    await Promise.all([killer(), ...tables]);
  } finally {
    kills = ROUNDS;
    await server.kill();
  }
  expect(crowd.wrongs(journalled(dataDir)), `seed ${SEED}`).toEqual([]);
  expect(crowd.games).toBeGreaterThanOrEqual(TABLES);
  expect(crowd.acknowledged.length).toBeGreaterThan(ROUNDS * 10);
});

/** How often each act is in the journal. */
function journalled(dataDir: string): Map<string, number> {
  const db = new DatabaseSync(join(dataDir, 'ghostlight.db'), { readOnly: true });
  const rows = db.prepare('SELECT act_id AS id, count(*) AS n FROM entries WHERE act_id IS NOT NULL GROUP BY 1').all();
  db.close();
  return new Map(rows.map(({ id, n }) => [String(id), Number(n)]));
}
