import type { Replay } from '@ghostlight/protocol';
import { isRefusal } from '@ghostlight/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin, gather } from './harness/company.ts';
import { get, played } from './harness/http.ts';
import type { Player } from './harness/player.ts';
import { type TestServer, testServer } from './harness/test-server.ts';

const quick = { game: 'toy', players: 2, options: { rounds: 2, seconds: 0.05 } } as const;
const long = { game: 'toy', players: 2, options: { rounds: 2, seconds: 60 } } as const;
const round = (player: Player) => (player.view as { round: number }).round;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

describe('when the clock runs out', () => {
  test('the seats that are waited for act as the rules say, to the end of the game', async () => {
    const company = await gather(server.url, quick, 1);
    await begin(company);
    const watcher = company.watchers[0] as Player;
    await watcher.until(() => watcher.facts.phase === 'over', 'the end');
    expect(watcher.shown.game?.log.filter((event) => (event as { type: string }).type === 'scored')).toHaveLength(2);
    const replay = await get<Replay>(server.url, `/api/replays/${watcher.facts.end?.replay}`);
    expect(replay.actions).toHaveLength(8);
    // A slow line has a second more than the clock shows.
    expect(replay.times[0]).toBeGreaterThanOrEqual(1_050);
    await company.leave();
  });

  test('it does so even when everybody has left the table', async () => {
    const company = await gather(server.url, quick);
    await begin(company);
    await company.leave();
    await played(server.url, company.table.id);
    const [ada] = company.players as [Player];
    await ada.enter();
    expect(ada.facts.end).toMatchObject({ by: 'rules' });
    await ada.leave();
  });
});

test('those who come back find the clock where it is, not where they left it', async () => {
  const company = await gather(server.url, long, 1);
  await begin(company);
  const watcher = company.watchers[0] as Player;
  const { clock } = watcher.facts;
  for (const player of company.players) await player.leave();
  await watcher.until(() => watcher.facts.people.every((one) => one.online === (one.id === watcher.person)), 'absence');
  expect(watcher.facts.clock).toEqual(clock);
  await company.players[0]?.enter();
  expect(company.players[0]?.facts.clock).toEqual(clock);
  await company.leave();
});

test('the host’s pause stops the clock and shows what is left', async () => {
  const company = await gather(server.url, long);
  await begin(company);
  const [ada, bob] = company.players as [Player, Player];
  const deadline = ada.facts.clock?.deadline ?? 0;
  await ada.does({ type: 'pause' });
  await bob.until(() => bob.facts.paused, 'the pause');
  expect(bob.facts.clock).toMatchObject({ deadline: null, seconds: 60 });
  await ada.does({ type: 'resume' });
  await bob.until(() => !bob.facts.paused, 'going on');
  expect(bob.facts.clock?.deadline).toBeGreaterThanOrEqual(deadline);
  await company.leave();
});

test('a host who may give no sign cannot pause', async () => {
  const company = await gather(server.url, { ...long, options: { ...long.options, silent: true } });
  await begin(company);
  const [ada, bob] = company.players as [Player, Player];
  for (const verb of [{ type: 'pause' }, { type: 'offer', what: 'draw' }, { type: 'rename', name: 'X' }] as const) {
    const answer = await ada.verb(verb);
    expect(isRefusal(answer) && answer.error).toBe('silent');
  }
  await ada.does({ type: 'host', person: bob.person });
  await bob.does({ type: 'pause' });
  await company.leave();
});

test('whoever is asked may say hold on: the whole time again, once for each question', async () => {
  const company = await gather(server.url, long, 1);
  await begin(company);
  const [ada] = company.players as [Player];
  const watcher = company.watchers[0] as Player;
  const before = ada.facts.clock?.deadline ?? 0;
  expect(ada.facts.clock?.held).toBe(false);
  await ada.does({ type: 'hold-on' });
  await watcher.until(() => watcher.facts.clock?.held === true, 'the longer clock');
  expect(watcher.facts.clock?.deadline).toBeGreaterThan(before);
  const again = await ada.verb({ type: 'hold-on' });
  expect(isRefusal(again) && again.error).toBe('held-on');
  const watching = await watcher.verb({ type: 'hold-on' });
  expect(isRefusal(watching) && watching.error).toBe('no-seat');
  await company.leave();
});

test('no clock runs at a table that switched it off', async () => {
  const company = await gather(server.url, { ...quick, pace: 'off' });
  await begin(company);
  expect(company.players[0]?.facts.clock).toBeNull();
  await company.leave();
});

test('standing orders play for a seat even when nobody is at it, and nobody else sees them', async () => {
  const company = await gather(server.url, { game: 'toy', players: 2, options: { rounds: 2 } }, 1);
  await begin(company);
  const [ada, bob] = company.players as [Player, Player];
  await bob.does({ type: 'orders', orders: 'seven' });
  await bob.leave();
  await ada.act({ prompt: 'round:1', actions: [{ type: 'pick', number: 2 }, { type: 'confirm' }] });
  await ada.until(() => round(ada) === 2, 'round 2');
  expect(ada.shown.game?.log.at(-1)).toEqual({ type: 'scored', round: 1, picks: { a: 2, b: 7 } });
  expect(JSON.stringify([ada.frames, company.watchers[0]?.frames])).not.toContain('seven');
  await bob.enter();
  expect(bob.shown.game?.orders).toBe('seven');
  await bob.does({ type: 'orders', orders: null });
  await company.leave();
});
