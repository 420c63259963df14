import type { Replay } from '@ghostlight/protocol';
import { verify } from '@ghostlight/rules-kit';
import { diceFrom } from '@ghostlight/rules-testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { autoplay } from './harness/autoplay.ts';
import { begin, gather } from './harness/company.ts';
import { get } from './harness/http.ts';
import { TEST_GAMES, type TestServer, testServer } from './harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

describe('every game is played to the end by people in every seat, with two watching', () => {
  for (const [id, { rules }] of TEST_GAMES) {
    for (const players of new Set([rules.players.min, rules.players.max])) {
      test(`${id} with ${players}`, async () => {
        const company = await gather(server.url, { game: id, players, pace: 'off' }, 2);
        await begin(company);
        const everyone = [...company.players, ...company.watchers];
        await Promise.all(everyone.map((one, index) => autoplay(one, rules, diceFrom(`${id} ${players} ${index}`))));
        const { end, fairness } = company.players[0]?.facts ?? {};
        expect(end?.by).toBe('rules');
        expect(fairness?.revealed).not.toBeNull();
        const replay = await get<Replay>(server.url, `/api/replays/${end?.replay}`);
        expect(verify(rules, replay)).toEqual({ ok: true, value: undefined });
        expect(everyone.map(({ gaps }) => gaps)).toEqual(everyone.map(() => 0));
        const outcomes = everyone.map(({ facts }) => facts.end?.outcome);
        expect(new Set(outcomes.map((one) => JSON.stringify(one))).size).toBe(1);
        await company.leave();
      });
    }
  }
});
