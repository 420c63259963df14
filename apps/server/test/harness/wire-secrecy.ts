import { join } from 'node:path';
import type { Frame, SeatCarried } from '@ghostlight/protocol';
import { diceFrom } from '@ghostlight/rules-testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameRules } from '../../src/games.ts';
import { SqliteStore } from '../../src/journal/sqlite-store.ts';
import { hashed } from '../../src/table/tokens.ts';
import { autoplay } from './autoplay.ts';
import { begin, type Company, gather } from './company.ts';
import { sure } from './http.ts';
import { Player } from './player.ts';
import { RawClient } from './raw-client.ts';
import { TEST_GAMES, type TestServer, testServer } from './test-server.ts';
import { checkConnection, ReplayedMatch, read, type Sent } from './wire-check.ts';

const SEED = process.env.SEED ?? 'wire';
const AT_ONCE = 6;

/** Plays many random games of one kind and searches every byte that every client was sent. */
export function testWireSecrecy(id: string, playersOf: (game: number) => number): void {
  const games = Number(process.env.WIRE_GAMES ?? 200);
  const rules = TEST_GAMES.get(id)?.rules as GameRules;
  let server: TestServer;
  let store: SqliteStore;
  beforeAll(async () => {
    // The checks keep this process busy, and its server with it: for that long it must not lose its tables.
    server = await testServer({ site: { lease: 120_000 } });
    store = new SqliteStore(join(server.dataDir, 'ghostlight.db'));
  });
  afterAll(async () => {
    store.close();
    await server.stop();
  });

  test(`in ${games} random games of ${id} every frame is a function of its viewer’s view alone`, async () => {
    let [next, frames, retold] = [0, 0, 0];
    const play = async () => {
      while (next < games) {
        const game = next++;
        const result = await oneGame(server.url, store, rules, playersOf(game), `${SEED} ${id} ${game}`);
        frames += result.frames;
        retold += result.retold;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, play));
    expect(frames).toBeGreaterThan(games * 100);
    expect(retold).toBeGreaterThan(games);
  });
}

async function oneGame(url: string, store: SqliteStore, rules: GameRules, players: number, seed: string) {
  const dice = diceFrom(seed);
  const company = await gather(url, { game: rules.id, players, pace: 'off' }, 2);
  await begin(company);
  const guests: Player[] = [];
  const disturbance = disturb(url, company, guests, dice.below(6), seed);
  const everyone = [...company.players, ...company.watchers];
  await Promise.all(everyone.map((one, index) => autoplay(one, rules, diceFrom(`${seed} ${index}`))));
  const sleeper = await disturbance;
  const { end } = everyone[0]?.facts ?? {};
  const row = store.replay(end?.replay ?? '');
  if (!row) throw new Error(`The match is not in the journal (seed ${seed}).`);
  try {
    const match = new ReplayedMatch(rules, row, dice);
    const connections = [...everyone, ...guests].map(({ raw }) => read(raw));
    if (sleeper) connections.push(read(sleeper.messages));
    let frames = 0;
    for (const sent of connections) frames += await checkConnection(match, sent);
    checkFacts(connections);
    checkWords(connections, [row.match.seed, ...secretsOf(row.fairness), ...everyone.flatMap(keysOf)]);
    return { frames, retold: match.retold };
  } catch (error) {
    throw new Error(`${String(error)} (seed ${seed})`, { cause: error });
  } finally {
    sleeper?.socket.close();
    await Promise.all(guests.map((one) => one.leave()));
    await company.leave();
  }
}

/** Something that happens at tables: a late watcher, a second tab, a screen, a second device, a return, a client that stops reading. */
async function disturb(
  url: string,
  { players, watchers, table: { id: table } }: Company,
  guests: Player[],
  kind: number,
  seed: string,
): Promise<RawClient | null> {
  const someone = players[diceFrom(seed).below(players.length)] as Player;
  const frames = someone.frames.length;
  await someone.until(() => someone.frames.length > frames + 10 || someone.facts.phase === 'over', 'some moves');
  if (kind === 0) guests.push(await Player.enter(url, table, 'Late'));
  if (kind === 1) guests.push(await Player.enter(url, table, 'Tab', { key: someone.key }));
  if (kind === 2) guests.push(await Player.enter(url, table, 'Screen', { key: someone.key, as: 'watcher' }));
  if (kind === 3) {
    const { token } = sure(await someone.ask<SeatCarried>('carry'));
    guests.push(await Player.enter(url, table, 'Phone', { carry: token }));
  }
  if (kind === 4) {
    await watchers[0]?.leave();
    await watchers[0]?.enter();
  }
  if (kind !== 5) return null;
  const { reservation } = sure(await new Player(url, table, 'Sleeper').knock());
  const sleeper = await RawClient.join(url, reservation);
  sleeper.socket.pause();
  const more = someone.frames.length;
  await someone.until(() => someone.frames.length > more + 10 || someone.facts.phase === 'over', 'some moves');
  sleeper.socket.resume();
  return sleeper;
}

/** The table's facts are the same for everyone: one number, one content. */
function checkFacts(connections: readonly (readonly Sent[])[]): void {
  const patches = new Map<number, string>();
  for (const table of connections.flat().flatMap(({ frame }) => frame?.table ?? [])) {
    if ('whole' in table) continue;
    const text = JSON.stringify(table.patch);
    if (patches.has(table.n)) expect(text).toBe(patches.get(table.n));
    patches.set(table.n, text);
  }
}

/** Before the end nothing that was sent holds a word that must stay secret, and no answer holds more than yes or a refusal. */
function checkWords(connections: readonly (readonly Sent[])[], words: readonly string[]): void {
  for (const messages of connections) {
    for (const { bytes, frame } of messages) {
      if (frame && isReveal(frame)) break;
      const sent = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      for (const word of words)
        if (sent.includes(word)) throw new Error(`Something secret was sent before the end: ${word}`);
    }
  }
}

const isReveal = ({ table }: Frame): boolean => {
  if (!table) return false;
  if ('patch' in table && table.patch.some(({ path }) => path.startsWith('/fairness'))) return true;
  return JSON.stringify(table).includes('"revealed":{');
};

const keysOf = ({ key }: Player): string[] => [key, hashed(key)];

const secretsOf = (fairness: string): string[] => {
  const { secret, nonces } = JSON.parse(fairness) as { secret: string; nonces: Record<string, string> };
  return [secret, ...Object.values(nonces)];
};
