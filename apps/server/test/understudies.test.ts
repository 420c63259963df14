import { isRefusal, type Replay, type Verb } from '@ghostlight/protocol';
import { diceFrom, verify } from '@ghostlight/rules-kit';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { GameRules } from '../src/games.ts';
import { autoplay } from './harness/autoplay.ts';
import { begin, gather } from './harness/company.ts';
import { createTable, get } from './harness/http.ts';
import { Player } from './harness/player.ts';
import { TEST_GAMES, type TestServer, testServer } from './harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterEach(() => vi.useRealTimers());
afterAll(() => server.stop());

const rulesOf = (id: string): GameRules => TEST_GAMES.get(id)?.rules as GameRules;
const RIP = { game: 'rest-in-peace', pace: 'off' } as const;

/** Ada alone at a table, on this seat, with understudies in all others. */
async function withUnderstudies(game: string, seat: string, players?: number): Promise<Player> {
  const table = await createTable(server.url, { game, pace: 'off', ...(players && { players }) });
  const ada = await Player.enter(server.url, table.id, 'Ada');
  await ada.does({ type: 'sit', seat });
  for (const chair of ada.facts.seats)
    if (chair.seat !== seat) await ada.does({ type: 'understudy', seat: chair.seat, strength: 'gentle' });
  return ada;
}

const refusalOf = async (player: Player, verb: Verb): Promise<string | null> => {
  const answer = await player.verb(verb);
  return isRefusal(answer) ? answer.error : null;
};

const seatAt = (player: Player, seat: string) => player.facts.seats.find((one) => one.seat === seat);

describe('one person alone plays every game to the end', () => {
  for (const [game, seat, players] of [
    ['rest-in-peace', 'green', 2],
    ['rest-in-peace', 'blue', 2],
    ['mary-king', 'ghost', 2],
    ['mary-king', 'mortal', 2],
    ['mysterium', 'ghost', 4],
    ['mysterium', 'psychic-2', 4],
  ] as const) {
    test(`${game} as ${seat}`, async () => {
      const ada = await withUnderstudies(game, seat, players);
      await ada.start();
      await autoplay(ada, rulesOf(game), diceFrom(`alone ${game} ${seat}`));
      expect(ada.facts.end?.by).toBe('rules');
      const replay = await get<Replay>(server.url, `/api/replays/${ada.facts.end?.replay}`);
      expect(verify(rulesOf(game), replay)).toEqual({ ok: true, value: undefined });
      expect(replay.seats.filter(({ name }) => name.startsWith('Understudy'))).toHaveLength(players - 1);
      expect(new Set(replay.actions.map((one) => one.seat)).size).toBe(players);
      await ada.leave();
    });
  }
});

test('after the game the understudy who was the ghost says what it meant by each dream', async () => {
  const ada = await withUnderstudies('mysterium', 'psychic-1', 2);
  await ada.start();
  await autoplay(ada, rulesOf('mysterium'), diceFrom('meaning'));
  await ada.until(() => ada.chat.length > 0, 'the ghost to speak');
  expect(ada.chat[0]).toMatchObject({ name: 'Understudy', seat: 'ghost', channel: 'table' });
  expect(ada.chat[0]?.text).toMatch(/^For Ada: .+ \(night 1\)/);
  await ada.leave();
});

describe('in the lobby', () => {
  test('the host adds understudies of a strength, changes and sends home', async () => {
    const ada = await withUnderstudies('rest-in-peace', 'green');
    expect(seatAt(ada, 'blue')).toMatchObject({ kind: 'understudy', strength: 'gentle', person: null });
    await ada.does({ type: 'understudy', seat: 'blue', strength: 'cruel' });
    expect(seatAt(ada, 'blue')?.strength).toBe('cruel');
    await ada.does({ type: 'swap', with: 'blue' });
    expect(ada.seat).toBe('blue');
    expect(seatAt(ada, 'green')).toMatchObject({ kind: 'understudy', strength: 'cruel' });
    await ada.does({ type: 'free', seat: 'green' });
    expect(seatAt(ada, 'green')).toMatchObject({ kind: 'open', strength: null });
    expect(await refusalOf(ada, { type: 'start' })).toBe('open-seats');
    expect(await refusalOf(ada, { type: 'understudy', seat: 'blue', strength: 'cruel' })).toBe('taken');
    expect(await refusalOf(ada, { type: 'understudy', seat: 'red', strength: 'cruel' })).toBe('no-such-seat');
    await ada.leave();
  });

  test('a guest takes an understudy’s chair, but may not add one', async () => {
    const ada = await withUnderstudies('rest-in-peace', 'green');
    const ben = await Player.enter(server.url, ada.table, 'Ben');
    expect(await refusalOf(ben, { type: 'understudy', seat: 'blue', strength: 'gentle' })).toBe('not-host');
    await ben.does({ type: 'sit', seat: 'blue' });
    expect(seatAt(ben, 'blue')).toMatchObject({ kind: 'person', person: ben.person, strength: null });
    await ada.leave();
    await ben.leave();
  });

  test('a game that understudies were not taught has none', async () => {
    const { players, leave } = await gather(server.url, { game: 'toy', players: 2 });
    const [ada] = players as [Player];
    expect(await refusalOf(ada, { type: 'understudy', seat: 'b', strength: 'steady' })).toBe('no-understudies');
    await leave();
  });

  test('a table to practise at is laid at once: the host sits, understudies everywhere else', async () => {
    const ada = new Player(server.url, '', 'Ada');
    const practise = { seat: 'psychic-1', strength: 'steady' } as const;
    const wish = { game: 'mysterium', players: 4, key: ada.key, name: 'Ada', practise } as const;
    const table = await createTable(server.url, wish);
    const host = await Player.enter(server.url, table.id, 'Ada', { key: ada.key });
    expect(host.facts.host).toBe(host.person);
    expect(host.facts.seats.map(({ kind }) => kind)).toEqual(['understudy', 'person', 'understudy', 'understudy']);
    await host.start();
    await host.until(() => host.shown.game !== null, 'the deal');
    await host.leave();
    await expect(createTable(server.url, { ...wish, practise: { ...practise, seat: 'cat' } })).rejects.toThrow(
      'no seat called cat',
    );
  });

  test('at the next table understudies go round with everybody', async () => {
    const ada = await withUnderstudies('rest-in-peace', 'green');
    await ada.start();
    await ada.does({ type: 'resign' });
    await ada.does({ type: 'again' });
    expect(ada.seat).toBe('blue');
    expect(seatAt(ada, 'green')).toMatchObject({ kind: 'understudy', strength: 'gentle' });
    await ada.leave();
  });
});

describe('during a game', () => {
  test('a dropped player’s seat is lent after the grace time, played on, and taken back', async () => {
    const company = await gather(server.url, RIP);
    await begin(company);
    const [ada, ben] = company.players as [Player, Player];
    const lend: Verb = { type: 'understudy', seat: 'blue', strength: 'steady' };
    expect(await refusalOf(ada, lend)).toBe('present');
    await ben.leave();
    await ada.until(() => ada.facts.people.some(({ online }) => !online), 'Ben to be gone');
    expect(await refusalOf(ada, lend)).toBe('grace');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    await ada.does(lend);
    expect(seatAt(ada, 'blue')).toMatchObject({ kind: 'understudy', strength: 'steady', person: ben.person });
    const rules = rulesOf('rest-in-peace');
    await playUntilBlueDid(ada, rules);
    await ben.enter();
    expect(ben.seat).toBe('blue');
    const early = await ben.act({ prompt: rules.prompt(ben.view) ?? 'turn:0', actions: [{ type: 'withdraw' }] });
    expect(early).toMatchObject({ error: 'lent' });
    await ben.does({ type: 'sit', seat: 'blue' });
    expect(seatAt(ben, 'blue')).toMatchObject({ kind: 'person', person: ben.person, strength: null });
    await Promise.all([autoplay(ada, rules, diceFrom('lent')), autoplay(ben, rules, diceFrom('back'))]);
    expect(ada.facts.end?.by).toBe('rules');
    await company.leave();
  });

  test('nobody else takes an understudy’s seat, and it agrees to no draw', async () => {
    const ada = await withUnderstudies('rest-in-peace', 'green');
    await ada.start();
    const ben = await Player.enter(server.url, ada.table, 'Ben');
    expect(await refusalOf(ben, { type: 'sit', seat: 'blue' })).toBe('understudy');
    expect(await refusalOf(ada, { type: 'offer', what: 'draw' })).toBe('plays-on');
    await ada.does({ type: 'offer', what: 'abandon' });
    expect(ada.facts.end?.by).toBe('abandoned');
    await ada.leave();
    await ben.leave();
  });

  test('a mute host gives no sign by sending understudies home or changing them', async () => {
    const ada = await withUnderstudies('mysterium', 'ghost', 2);
    await ada.start();
    expect(await refusalOf(ada, { type: 'understudy', seat: 'psychic-1', strength: 'cruel' })).toBe('silent');
    expect(await refusalOf(ada, { type: 'free', seat: 'psychic-1' })).toBe('silent');
    await ada.leave();
  });

  test('understudies stop while the game is paused, and go on after', async () => {
    const ada = await withUnderstudies('rest-in-peace', 'green');
    await ada.start();
    await ada.does({ type: 'pause' });
    await ada.does({ type: 'resume' });
    await autoplay(ada, rulesOf('rest-in-peace'), diceFrom('paused'));
    expect(ada.facts.end?.by).toBe('rules');
    await ada.leave();
  });

  test('understudies among themselves play only while somebody looks on', async () => {
    const table = await createTable(server.url, RIP);
    const ada = await Player.enter(server.url, table.id, 'Ada');
    for (const seat of ['green', 'blue']) await ada.does({ type: 'understudy', seat, strength: 'cruel' });
    await ada.start();
    await ada.leave();
    const metrics = async () => (await fetch(`${server.url}/metrics`)).text();
    while (/^ghostlight_tables\{.*phase="playing"\} [1-9]/m.test(await metrics()))
      await new Promise((resolve) => setTimeout(resolve, 20));
    await ada.enter();
    expect(ada.facts.phase).toBe('playing');
    await ada.until(() => ada.facts.phase === 'over', 'the end');
    await ada.leave();
  });
});

test('no understudy made an illegal act or failed', () => {
  expect(server.logged.filter((line) => line.includes('understudy'))).toEqual([]);
});

const PLAYS = ['ghost-played', 'psychic-played', 'turn-ended', 'withdrew'];

/** Plays whatever green may, until it is seen that blue has played. */
async function playUntilBlueDid(green: Player, rules: GameRules): Promise<void> {
  const hasPlayed = () =>
    green.shown.game?.log.some((event) => {
      const { type, seat } = event as { readonly type: string; readonly seat?: string };
      return seat === 'blue' && PLAYS.includes(type);
    }) ?? false;
  while (!hasPlayed()) {
    await green.until(() => rules.prompt(green.view) !== null || hasPlayed(), 'blue to play');
    const [first] = rules.legal(green.view);
    if (first) await green.act({ prompt: rules.prompt(green.view) ?? '', actions: [first as Record<string, unknown>] });
  }
}
