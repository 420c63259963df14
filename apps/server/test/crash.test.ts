import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { diceFrom } from '@ghostlight/rules-testkit';
import { expect, test } from 'vitest';
import type { GameRules } from '../src/games.ts';
import { begin, gather } from './harness/company.ts';
import { PATIENCE, within } from './harness/patience.ts';
import { ServerProcess } from './harness/server-process.ts';
import { times } from './harness/sizes.ts';
import { newDataDir, TEST_GAMES } from './harness/test-server.ts';
import { Wanderer } from './harness/wanderer.ts';

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? times(30, 3));
const TABLES = 20;
const SEED = process.env.SEED ?? 'kill -9';

test(`after ${ROUNDS} kills under load at ${TABLES} tables nothing acknowledged is lost and every game ends`, async () => {
  const dice = diceFrom(SEED);
  const dataDir = newDataDir();
  let server = await ServerProcess.start(dataDir);
  const { url } = server;
  const ids = [...TEST_GAMES.keys()];
  const wanderers: Wanderer[] = [];
  let [games, kills, acts] = [0, 0, 0];
  const acted = new Set<() => void>();

  // Each table plays one game after another for as long as the server is being killed.
  const table = async (number: number): Promise<void> => {
    for (let game = 0; game === 0 || kills < ROUNDS; game++) {
      const id = ids[(number + game) % ids.length] as string;
      const rules = TEST_GAMES.get(id)?.rules as GameRules;
      const company = await persistently(async () => {
        const here = await gather(url, { game: id, players: rules.players.min, pace: 'off' });
        await begin(here);
        return here;
      });
      const here = company.players.map((one, seat) => {
        return new Wanderer(one, rules, diceFrom(`${SEED} ${number} ${game} ${seat}`));
      });
      wanderers.push(...here);
      for (const { player } of here) player.onChange(() => counted());
      await Promise.all(here.map((one) => one.run()));
      await Promise.all(here.map(({ player }) => player.leave().catch(() => undefined)));
      games++;
    }
  };
  const counted = (): boolean => {
    acts++;
    for (const wake of acted) wake();
    return true;
  };
  // After so many things have happened at the tables, wherever the server is then.
  const happened = (count: number): Promise<void> =>
    new Promise((resolve) => {
      const goal = acts + count;
      const wake = () => {
        if (acts < goal) return;
        acted.delete(wake);
        resolve();
      };
      acted.add(wake);
    });
  const killer = async (): Promise<void> => {
    while (kills < ROUNDS) {
      const soon = happened(50 + dice.below(400));
      await within('something to happen at the tables', Promise.race([soon, server.crashed]));
      await server.kill();
      kills++;
      server = await ServerProcess.start(dataDir, server.port);
    }
  };
  try {
    await Promise.all([killer(), ...Array.from({ length: TABLES }, (_, number) => table(number))]);
  } finally {
    kills = ROUNDS;
    await server.kill();
  }

  const kept = journalled(dataDir);
  const acknowledged = wanderers.flatMap((one) => one.acknowledged);
  const sent = new Set(wanderers.flatMap((one) => [...one.sent]));
  expect(
    acknowledged.filter((id) => kept.get(id) !== 1),
    `seed ${SEED}`,
  ).toEqual([]);
  expect([...kept].filter(([id, count]) => count !== 1 || !sent.has(id))).toEqual([]);
  expect(games).toBeGreaterThanOrEqual(TABLES);
  expect(acknowledged.length).toBeGreaterThan(ROUNDS * 10);
});

/** How often each act is in the journal. */
function journalled(dataDir: string): Map<string, number> {
  const db = new DatabaseSync(join(dataDir, 'ghostlight.db'), { readOnly: true });
  const rows = db.prepare('SELECT act_id AS id, count(*) AS n FROM entries WHERE act_id IS NOT NULL GROUP BY 1').all();
  db.close();
  return new Map(rows.map(({ id, n }) => [String(id), Number(n)]));
}

/** Until it works: the server may be down at any moment. */
async function persistently<T>(task: () => Promise<T>): Promise<T> {
  const start = Date.now();
  for (;;) {
    try {
      return await task();
    } catch (error) {
      if (Date.now() - start > PATIENCE) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
