import { diceFrom } from '@ghostlight/rules-testkit';
import { expect, test } from 'vitest';
import { Crowd } from './harness/crowd.ts';
import { eventually, Site } from './harness/site.ts';

const ROUNDS = Number(process.env.FAILOVER_ROUNDS ?? 30);
const TABLES = 8;
const SEED = process.env.SEED ?? 'one of two';
/** Short, so that thirty deaths take a minute or two and not five. */
const LEASE = 3_000;

const found = Site.programs();

test.runIf(found)(
  `${ROUNDS} times one of two servers is killed under load: nothing acknowledged is lost, nothing is there twice, every game ends`,
  async () => {
    if (!found) return;
    const dice = diceFrom(SEED);
    const crowd = new Crowd(SEED);
    const site = await Site.start(found, () => ({ lease: LEASE }));
    let kills = 0;
    const killer = async (): Promise<void> => {
      while (kills < ROUNDS) {
        const victim = dice.below(2) as 0 | 1;
        const { crashed } = site.server(victim);
        await Promise.race([crowd.happened(10 + dice.below(90)), crashed]);
        await site.server(victim).kill();
        kills++;
        // The other one has to take its tables before it may be the next.
        await crowd.happened(1);
        await site.begin(victim);
      }
    };
    try {
      const tables = Array.from({ length: TABLES }, (_, number) => crowd.table(site.url, number, () => kills < ROUNDS));
      await Promise.all([killer(), ...tables]);
      expect(crowd.wrongs(await site.journalled()), `seed ${SEED}`).toEqual([]);
      expect(crowd.games).toBeGreaterThanOrEqual(TABLES);
      expect(crowd.acknowledged.length).toBeGreaterThan(ROUNDS * 10);
      await eventually('nothing but the living to be listed', async () => (await site.processes()).size === 2);
    } finally {
      kills = ROUNDS;
      await site.stop();
    }
  },
);
