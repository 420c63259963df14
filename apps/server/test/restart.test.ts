import { newActId } from '@ghostlight/protocol';
import { expect, test } from 'vitest';
import { game } from '../src/games.ts';
import { begin, gather } from './harness/company.ts';
import { played } from './harness/http.ts';
import type { Player } from './harness/player.ts';
import { ServerProcess } from './harness/server-process.ts';
import { newDataDir, testServer } from './harness/test-server.ts';
import { toyGame } from './harness/toy-game.ts';

const pick = (number: number) => ({ type: 'pick', number });
const confirm = { type: 'confirm' };

test('after a restart a repeated act still gets its first answer, and the game goes on where it was', async () => {
  const before = await testServer();
  const here = await gather(before.url, { game: 'toy', players: 2 });
  await begin(here);
  const [first, second] = here.players as [Player, Player];
  const act = { id: newActId(), prompt: 'round:1', actions: [pick(7), confirm] };
  const early = { id: newActId(), prompt: 'round:1', actions: [confirm] };
  expect(await second.act(early)).toMatchObject({ error: 'no-number' });
  expect(await first.act(act)).toEqual({ ok: true });
  await before.stop();
  await first.until(() => first.closed !== null, 'the line to close');
  expect(first.byes[0]?.reason).toBe('restart');
  const next = await testServer({ dataDir: before.dataDir, port: before.port });
  await first.enter();
  await second.enter();
  expect(first.seat).toBe('a');
  expect(first.view).toMatchObject({ mine: 7, sure: ['a'] });
  expect(await first.act(act)).toEqual({ ok: true });
  // A refusal changed nothing and is not kept: the act is judged by what holds now.
  expect(await second.act({ prompt: 'round:1', actions: [pick(2)] })).toEqual({ ok: true });
  expect(await second.act(early)).toEqual({ ok: true });
  await first.until(() => (first.view as { round: number }).round === 2, 'round 2');
  expect(first.view).toMatchObject({ scores: { a: 1, b: 0 } });
  await here.leave();
  await next.stop();
});

test('the time a server was down is given back to the clock', async () => {
  const before = await testServer();
  const here = await gather(before.url, { game: 'toy', players: 2, options: { seconds: 60 } });
  await begin(here);
  const [first] = here.players as [Player, Player];
  const deadline = first.facts.clock?.deadline ?? 0;
  await before.stop();
  const down = Date.now();
  await first.until(() => first.closed !== null, 'the line to close');
  const next = await testServer({ dataDir: before.dataDir, port: before.port });
  const up = Date.now();
  await first.enter();
  await first.until(() => first.facts.clock?.deadline !== null, 'the clock to run');
  expect((first.facts.clock?.deadline ?? 0) - deadline).toBeGreaterThanOrEqual(up - down);
  await first.leave();
  await next.stop();
});

test('a table whose clock runs plays on after a restart though nobody comes back', async () => {
  const before = await testServer();
  const here = await gather(before.url, { game: 'toy', players: 2, options: { rounds: 2, seconds: 1 } });
  await begin(here);
  await before.stop();
  const next = await testServer({ dataDir: before.dataDir, port: before.port });
  await played(next.url, here.table.id);
  await next.stop();
});

test('so does one whose server was killed', async () => {
  const dataDir = newDataDir();
  const before = await ServerProcess.start(dataDir);
  const here = await gather(before.url, { game: 'toy', players: 2, options: { rounds: 2, seconds: 1 } });
  await begin(here);
  await before.kill();
  const next = await ServerProcess.start(dataDir, before.port);
  await played(next.url, here.table.id);
  await next.kill();
});

test('talk, host, settings and standing orders are there again after a restart', async () => {
  const before = await testServer();
  const here = await gather(before.url, { game: 'toy', players: 2, public: true });
  const [first, second] = here.players as [Player, Player];
  await first.does({ type: 'settings', options: { rounds: 9 }, pace: 'slow' });
  await first.does({ type: 'host', person: second.person });
  await begin({ ...here, players: [second, first] });
  await second.ask('chat', { channel: 'table', text: 'Are you there?' });
  await second.does({ type: 'orders', orders: 'nothing' });
  const facts = second.facts;
  await before.stop();
  const next = await testServer({ dataDir: before.dataDir, port: before.port });
  await second.until(() => second.closed !== null, 'the line to close');
  second.chat = [];
  await second.enter();
  await second.until(() => second.chat.length === 1, 'the talk');
  expect(second.chat[0]).toMatchObject({ text: 'Are you there?', name: second.name, seat: 'b' });
  expect(second.shown.game?.orders).toBe('nothing');
  const { people: _before, ...known } = facts;
  const { people: _after, ...again } = second.facts;
  expect(again).toEqual(known);
  await second.leave();
  await next.stop();
});

test('a match made by other rules is closed with a word about why', async () => {
  const before = await testServer();
  const here = await gather(before.url, { game: 'toy', players: 2 });
  await begin(here);
  const [first] = here.players as [Player, Player];
  await before.stop();
  await first.until(() => first.closed !== null, 'the line to close');
  const newer = new Map([game({ ...toyGame, version: 2 } as typeof toyGame, false)]);
  const next = await testServer({ dataDir: before.dataDir, port: before.port, games: newer });
  await first.enter();
  expect(first.facts.phase).toBe('over');
  expect(first.facts.end).toMatchObject({ by: 'rules-changed', outcome: null });
  expect(first.shown.game).toBeNull();
  await first.does({ type: 'again' });
  await first.until(() => first.facts.phase === 'lobby', 'a new lobby');
  await first.leave();
  await next.stop();
});
