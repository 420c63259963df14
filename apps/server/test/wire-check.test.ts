import { join } from 'node:path';
import type { Frame, GameChange } from '@ghostlight/protocol';
import { diceFrom } from '@ghostlight/rules-testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { frameBytes } from '../src/frames/frame-bytes.ts';
import type { GameRules } from '../src/games.ts';
import { SqliteStore } from '../src/journal/sqlite-store.ts';
import { autoplay } from './harness/autoplay.ts';
import { begin, gather } from './harness/company.ts';
import type { Player } from './harness/player.ts';
import { frameOf } from './harness/raw-client.ts';
import { TEST_GAMES, type TestServer, testServer } from './harness/test-server.ts';
import { checkConnection, ReplayedMatch, read } from './harness/wire-check.ts';

const rules = TEST_GAMES.get('toy')?.rules as GameRules;
let server: TestServer;
let match: ReplayedMatch;
let ada: Player;
let watcher: Player;

beforeAll(async () => {
  server = await testServer();
  const company = await gather(server.url, { game: 'toy', players: 2 }, 1);
  await begin(company);
  [ada] = company.players as [Player];
  [watcher] = company.watchers as [Player];
  await Promise.all([...company.players, watcher].map((one, seat) => autoplay(one, rules, diceFrom(`check ${seat}`))));
  const store = new SqliteStore(join(server.dataDir, 'ghostlight.db'));
  const row = store.replay(ada.facts.end?.replay ?? '');
  store.close();
  if (!row) throw new Error('The match is not in the journal.');
  match = new ReplayedMatch(rules, row, diceFrom('check'));
  await company.leave();
});
afterAll(() => server.stop());

/** What somebody was sent, with the game's part of one frame changed. */
const tampered = (player: Player, change: (game: GameChange) => GameChange | null): Uint8Array[] => {
  let done = false;
  return player.raw.map((bytes) => {
    const frame = frameOf(bytes);
    const other = !done && frame?.game ? change(frame.game) : null;
    if (!frame || !other) return bytes;
    done = true;
    return frameBytes({ ...frame, game: other } as Frame);
  });
};

test('what was really sent passes', async () => {
  expect(await checkConnection(match, read(ada.raw))).toBeGreaterThan(3);
  expect(await checkConnection(match, read(watcher.raw))).toBeGreaterThan(3);
});

test('a watcher who is sent a seat’s pick is caught', async () => {
  const leaky = tampered(watcher, (game) =>
    'patch' in game ? { ...game, patch: [...game.patch, { op: 'replace', path: '/mine', value: 7 }] } : null,
  );
  await expect(checkConnection(match, read(leaky))).rejects.toThrow('not a function of their view');
});

test('a watcher who is told what only a seat may hear is caught', async () => {
  const leaky = tampered(watcher, (game) =>
    game.log ? null : { ...game, told: [...game.told, { type: 'picked', number: 7 }] },
  );
  await expect(checkConnection(match, read(leaky))).rejects.toThrow('not a function of their view');
});

test('one frame more than the viewer should get is caught', async () => {
  const frames = watcher.raw.filter((bytes) => frameOf(bytes)?.game);
  await expect(checkConnection(match, read([...frames, frames.at(-1) as Uint8Array]))).rejects.toThrow();
});
