import { afterEach, expect, test } from 'vitest';
import { createTable } from './harness/http.ts';
import { Onlooker } from './harness/onlooker.ts';
import { Player } from './harness/player.ts';
import { type TestServer, testServer } from './harness/test-server.ts';

let server: TestServer;
afterEach(() => server.stop());

test('public tables are listed live: they appear, change, and go when they become private', async () => {
  server = await testServer();
  const early = await createTable(server.url, { game: 'toy', public: true });
  const host = await Player.enter(server.url, early.id, 'Ada');
  const [onlooker, room] = await Onlooker.enter(server.url);
  await onlooker.until(() => onlooker.tables.get(early.id)?.host === 'Ada');

  const late = await createTable(server.url, { game: 'toy', public: true });
  const other = await Player.enter(server.url, late.id, 'Eve');
  await onlooker.until(() => onlooker.tables.get(late.id)?.host === 'Eve');
  expect(onlooker.tables.get(late.id)).toMatchObject({ game: 'toy', phase: 'lobby' });

  await other.does({ type: 'settings', public: false });
  await onlooker.until(() => !onlooker.tables.has(late.id));
  await other.does({ type: 'settings', public: true });
  await onlooker.until(() => onlooker.tables.has(late.id));
  for (const one of [host, other]) await one.leave();
  await room.leave();
});

test('a private table is never told of, whatever happens at it', async () => {
  server = await testServer();
  const hidden = await createTable(server.url, { game: 'toy', public: false });
  const ada = await Player.enter(server.url, hidden.id, 'Ada');
  const [onlooker, room] = await Onlooker.enter(server.url);
  const ben = await Player.enter(server.url, hidden.id, 'Ben');
  await ben.leave();
  const shown = await createTable(server.url, { game: 'toy', public: true });
  const eve = await Player.enter(server.url, shown.id, 'Eve');
  await onlooker.until(() => onlooker.tables.get(shown.id)?.host === 'Eve');
  expect(onlooker.heard).not.toContain(hidden.id);
  expect(onlooker.heard).not.toContain(hidden.code);
  for (const one of [ada, eve]) await one.leave();
  await room.leave();
});
