import { diceFrom } from '@ghostlight/rules-testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameRules } from '../src/games.ts';
import { BadLine } from './harness/bad-line.ts';
import { begin, gather } from './harness/company.ts';
import { TEST_GAMES, type TestServer, testServer } from './harness/test-server.ts';
import { Wanderer } from './harness/wanderer.ts';

const GAMES = 50;
const CUTS = 500;
const SEED = process.env.SEED ?? 'cut lines';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

test(`${GAMES} games finish though their sockets are cut ${CUTS} times`, async () => {
  const dice = diceFrom(SEED);
  const line = await BadLine.to(server.port);
  const ids = [...TEST_GAMES.keys()];
  const wanderers: Wanderer[] = [];
  let [begun, over, cuts] = [0, 0, 0];
  // As many at a time as keep some lines open to be cut.
  const play = async (): Promise<void> => {
    while (begun < GAMES) {
      const id = ids[begun++ % ids.length] as string;
      const rules = TEST_GAMES.get(id)?.rules as GameRules;
      const company = await gather(server.url, { game: id, players: rules.players.min, pace: 'off' });
      await begin(company);
      await company.leave();
      const here = company.players.map((player, seat) => {
        player.lineUrl = line.url;
        return new Wanderer(player, rules, diceFrom(`${SEED} ${id} ${begun} ${seat}`));
      });
      wanderers.push(...here);
      await Promise.all(here.map((one) => one.run()));
      await company.leave();
      over++;
    }
  };
  const scissors = async (): Promise<void> => {
    while (over < GAMES) {
      await new Promise((resolve) => setTimeout(resolve, dice.below(20)));
      if (cuts < CUTS && line.open > 0 && line.cut(dice.below(line.open))) cuts++;
    }
  };
  await Promise.all([...Array.from({ length: 8 }, play), scissors()]);
  expect(over, `seed ${SEED}`).toBe(GAMES);
  expect(cuts).toBe(CUTS);
  expect(wanderers.reduce((sum, { returns }) => sum + returns, 0)).toBeGreaterThan(CUTS / 2);
  line.close();
});
