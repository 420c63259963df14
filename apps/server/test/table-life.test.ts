import { isRefusal, newNonce, type Refusal, type TablesListed } from '@ghostlight/protocol';
import { diceFrom } from '@ghostlight/rules-testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameRules } from '../src/games.ts';
import { autoplay } from './harness/autoplay.ts';
import { begin, gather } from './harness/company.ts';
import { createTable, get } from './harness/http.ts';
import { Player } from './harness/player.ts';
import { TEST_GAMES, type TestServer, testServer } from './harness/test-server.ts';

const toy = TEST_GAMES.get('toy')?.rules as GameRules;
const TOY = { game: 'toy', players: 2 } as const;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const code = async (answer: Promise<object>): Promise<string | null> => {
  const given = await answer;
  return isRefusal(given) ? (given as Refusal).error : null;
};

describe('in the lobby', () => {
  test('whoever comes first is host, and everyone sees who is here', async () => {
    const table = await createTable(server.url, TOY);
    const ada = await Player.enter(server.url, table.id, 'Ada');
    const bob = await Player.enter(server.url, table.code.toLowerCase(), 'Bob');
    await ada.until(() => ada.facts.people.length === 2, 'Bob');
    expect(ada.facts.host).toBe(ada.person);
    expect(bob.facts.people.map(({ name }) => name)).toEqual(['Ada', 'Bob']);
    expect(bob.facts.watchers).toBe(2);
    await ada.leave();
    await bob.leave();
  });

  test('whose key made the table is host, even if others come first', async () => {
    const ada = new Player(server.url, '', 'Ada');
    const table = await createTable(server.url, { ...TOY, key: ada.key, name: 'Ada' });
    const bob = await Player.enter(server.url, table.id, 'Bob');
    const host = await Player.enter(server.url, table.id, 'Ada', { key: ada.key });
    expect(host.facts.host).toBe(host.person);
    expect(await code(bob.verb({ type: 'start' }))).toBe('not-host');
    await bob.leave();
    await host.leave();
  });

  test('seats are taken, given up and swapped by both agreeing', async () => {
    const { players, leave } = await gather(server.url, TOY);
    const [ada, bob] = players as [Player, Player];
    expect(await code(bob.verb({ type: 'sit', seat: 'a' }))).toBe('taken');
    expect(await code(bob.verb({ type: 'sit', seat: 'x' }))).toBe('no-such-seat');
    await ada.does({ type: 'swap', with: 'b' });
    await bob.until(() => bob.facts.swaps.length === 1, 'the wish to swap');
    expect(ada.seat).toBe('a');
    await bob.does({ type: 'swap', with: 'a' });
    await ada.until(() => ada.seat === 'b', 'the swap');
    expect(bob.seat).toBe('a');
    await bob.does({ type: 'stand' });
    await ada.until(() => ada.facts.seats.some(({ kind }) => kind === 'open'), 'an open seat');
    await leave();
  });

  test('a game starts when every seat is taken and ready, by the host', async () => {
    const { players, leave } = await gather(server.url, TOY);
    const [ada, bob] = players as [Player, Player];
    expect(await code(ada.verb({ type: 'start', nonce: newNonce() }))).toBe('not-ready');
    await bob.ready();
    expect(await code(bob.verb({ type: 'start' }))).toBe('not-host');
    await bob.does({ type: 'stand' });
    expect(await code(ada.verb({ type: 'start', nonce: newNonce() }))).toBe('open-seats');
    await bob.does({ type: 'sit', seat: 'b' });
    await bob.ready();
    await ada.start();
    await bob.until(() => bob.shown.game !== null, 'the deal');
    expect(bob.facts.phase).toBe('playing');
    await leave();
  });

  test('new settings take everyone’s readiness back and keep who can be kept on a seat', async () => {
    const { players, leave } = await gather(server.url, { game: 'toy', players: 3 });
    const [ada, bob, cyd] = players as [Player, Player, Player];
    await bob.ready();
    await ada.does({ type: 'settings', options: { rounds: 5 } });
    await bob.until(() => bob.facts.options.rounds === 5, 'the settings');
    expect(bob.facts.seats.every(({ ready }) => !ready)).toBe(true);
    await bob.does({ type: 'stand' });
    await ada.does({ type: 'settings', players: 2 });
    await cyd.until(() => cyd.facts.players === 2, 'two chairs');
    expect(cyd.seat).toBe('b');
    expect(await code(ada.verb({ type: 'settings', players: 9 }))).toBe('bad-players');
    expect(await code(ada.verb({ type: 'settings', options: { rounds: 'many' } }))).toBe('bad-options');
    await leave();
  });

  test('the host may place, mute, hand over and put out; the one put out stays out', async () => {
    const { players, leave } = await gather(server.url, TOY);
    const [ada, bob] = players as [Player, Player];
    await ada.does({ type: 'place', person: ada.person, seat: 'b' });
    await bob.until(() => bob.seat === 'a', 'the exchange');
    await ada.does({ type: 'host', person: bob.person });
    expect(await code(ada.verb({ type: 'mute', person: bob.person, muted: true }))).toBe('not-host');
    await bob.does({ type: 'kick', person: ada.person });
    await ada.until(() => ada.closed !== null, 'the door');
    expect(ada.closed).toBe(4101);
    expect(ada.byes[0]?.reason).toBe('kicked');
    expect(await code(ada.knock())).toBe('kicked');
    expect(bob.facts.seats.filter(({ kind }) => kind === 'open')).toHaveLength(1);
    await bob.leave();
    await leave();
  });

  test('a host who leaves hands the table on', async () => {
    const { players, leave } = await gather(server.url, TOY);
    const [ada, bob] = players as [Player, Player];
    await ada.does({ type: 'leave' });
    await bob.until(() => bob.facts.host === bob.person, 'being host');
    await leave();
  });
});

describe('the list of public tables', () => {
  test('shows public tables with free seats and watchers, and no private ones', async () => {
    const open = await gather(server.url, { ...TOY, public: true }, 1);
    const hidden = await gather(server.url, TOY);
    await open.players[1]?.does({ type: 'stand' });
    const { tables } = await get<TablesListed>(server.url, '/api/tables');
    expect(tables).toEqual([
      expect.objectContaining({
        id: open.table.id,
        game: 'toy',
        phase: 'lobby',
        seatsFree: 1,
        watchers: 2,
        host: 'Ada',
      }),
    ]);
    await open.players[0]?.does({ type: 'settings', public: false });
    expect(await get<TablesListed>(server.url, '/api/tables')).toEqual({ tables: [] });
    await open.leave();
    await hidden.leave();
  });
});

describe('ends of a match', () => {
  test('who resigns loses to the other', async () => {
    const company = await gather(server.url, TOY, 1);
    await begin(company);
    const [ada, bob] = company.players as [Player, Player];
    await bob.does({ type: 'resign' });
    await ada.until(() => ada.facts.phase === 'over', 'the end');
    expect(ada.facts.end).toMatchObject({ by: 'resigned', seat: 'b', outcome: { kind: 'win', winners: ['a'] } });
    expect(await code(ada.verb({ type: 'resign' }))).toBe('not-playing');
    expect(await code(company.watchers[0]?.verb({ type: 'resign' }) as Promise<object>)).toBe('not-playing');
    await company.leave();
  });

  test('a draw is agreed by both, or declined', async () => {
    const company = await gather(server.url, TOY);
    await begin(company);
    const [ada, bob] = company.players as [Player, Player];
    await ada.does({ type: 'offer', what: 'draw' });
    await bob.until(() => bob.facts.offer !== null, 'the offer');
    await bob.does({ type: 'reply', agree: false });
    await ada.until(() => ada.facts.offer === null, 'the answer');
    expect(ada.facts.phase).toBe('playing');
    await bob.does({ type: 'offer', what: 'draw' });
    await ada.does({ type: 'reply', agree: true });
    await bob.until(() => bob.facts.phase === 'over', 'the end');
    expect(bob.facts.end).toMatchObject({ by: 'draw-agreed', outcome: { kind: 'draw' } });
    await company.leave();
  });

  test('a draw never happens behind the back of someone whose line is down', async () => {
    const company = await gather(server.url, TOY);
    await begin(company);
    const [ada, bob] = company.players as [Player, Player];
    await bob.leave();
    await ada.until(() => ada.facts.people.some(({ online }) => !online), 'Bob gone');
    await ada.does({ type: 'offer', what: 'draw' });
    expect(ada.facts.phase).toBe('playing');
    await company.leave();
  });

  test('a game is abandoned when all agree, without a result', async () => {
    const company = await gather(server.url, TOY);
    await begin(company);
    const [ada, bob] = company.players as [Player, Player];
    await ada.does({ type: 'offer', what: 'abandon' });
    await bob.does({ type: 'offer', what: 'abandon' });
    await ada.until(() => ada.facts.phase === 'over', 'the end');
    expect(ada.facts.end).toMatchObject({ by: 'abandoned', outcome: null });
    await company.leave();
  });

  test('nobody resigns alone from a game won or lost together', async () => {
    const company = await gather(server.url, { game: 'mysterium', players: 2 });
    await begin(company);
    expect(await code(company.players[1]?.verb({ type: 'resign' }) as Promise<object>)).toBe('together');
    await company.leave();
  });
});

test('“again” takes the same people, watchers too, to the next match with the roles rotated', async () => {
  const company = await gather(server.url, TOY, 1);
  await begin(company);
  const [ada, bob] = company.players as [Player, Player];
  const watcher = company.watchers[0] as Player;
  const before = ada.facts.fairness.commitment;
  await Promise.all(company.players.map((one, index) => autoplay(one, toy, diceFrom(`again ${index}`))));
  await bob.does({ type: 'again' });
  await ada.until(() => ada.facts.again.length === 1, 'the wish to play again');
  await ada.does({ type: 'again' });
  await watcher.until(() => watcher.facts.phase === 'lobby', 'the lobby');
  await bob.until(() => bob.seat === 'a', 'the other seat');
  expect(ada.seat).toBe('b');
  expect(watcher.shown.game).toBeNull();
  expect(watcher.facts.match).toBe(2);
  expect(watcher.facts.fairness.commitment).not.toBe(before);
  expect(watcher.facts.fairness.revealed).toBeNull();
  await begin(company);
  expect(watcher.shown.game?.match).toBe(2);
  expect(watcher.shown.game?.log).toEqual([]);
  await company.leave();
});

test('an open seat may be taken during play, but not by someone who has seen another hand', async () => {
  const company = await gather(server.url, { game: 'toy', players: 3 }, 1);
  await begin(company);
  const [ada, bob, cyd] = company.players as [Player, Player, Player];
  const watcher = company.watchers[0] as Player;
  expect(await code(ada.verb({ type: 'free', seat: 'b' }))).toBe('present');
  expect(await code(ada.verb({ type: 'kick', person: bob.person }))).toBe('playing');
  await bob.does({ type: 'stand' });
  await cyd.does({ type: 'stand' });
  expect(await code(cyd.verb({ type: 'sit', seat: 'b' }))).toBe('knows-too-much');
  await cyd.does({ type: 'sit', seat: 'c' });
  await watcher.does({ type: 'sit', seat: 'b' });
  await watcher.until(() => watcher.shown.you?.viewer === 'b', 'the new view');
  expect(watcher.view).toMatchObject({ viewer: 'b' });
  await company.leave();
});

test('a seat of someone gone is free only after the grace time', async () => {
  const company = await gather(server.url, TOY);
  const [ada, bob] = company.players as [Player, Player];
  await bob.leave();
  await ada.until(() => ada.facts.people.some(({ online }) => !online), 'Bob gone');
  expect(await code(ada.verb({ type: 'free', seat: 'b' }))).toBe('grace');
  await company.leave();
});
