import { isRefusal, type Replay } from '@ghostlight/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin, gather } from './harness/company.ts';
import { get } from './harness/http.ts';
import type { Player } from './harness/player.ts';
import { type TestServer, testServer } from './harness/test-server.ts';

const WITH_FOULS = { game: 'mysterium', players: 3, options: { edition: 'original', foulCall: true } } as const;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

async function seance(wish: Parameters<typeof gather>[1] = WITH_FOULS) {
  const company = await gather(server.url, wish, 1);
  await begin(company);
  const bySeat = (seat: string) => company.players.find((one) => one.seat === seat) as Player;
  const [ghost, first, second] = [bySeat('ghost'), bySeat('psychic-1'), bySeat('psychic-2')];
  return { company, ghost, first, second, watcher: company.watchers[0] as Player };
}

const errorOf = (answer: object) => (isRefusal(answer) ? answer.error : null);

describe('a foul call (MY-R28)', () => {
  test('of every psychic ends the game as a loss, and the replay says so', async () => {
    const { company, first, second, watcher } = await seance();
    expect(watcher.facts.foul).toEqual({ by: ['psychic-1', 'psychic-2'], called: [] });
    await first.does({ type: 'foul', call: true });
    await watcher.until(() => watcher.facts.foul?.called.length === 1, 'the first call');
    expect(watcher.facts.phase).toBe('playing');
    await second.does({ type: 'foul', call: true });
    await watcher.until(() => watcher.facts.phase === 'over', 'the end');
    const end = { by: 'foul', seat: 'psychic-2', outcome: { kind: 'loss', winners: [], reason: 'foul' } };
    expect(watcher.facts.end).toMatchObject(end);
    expect((await get<Replay>(server.url, `/api/replays/${watcher.facts.end?.replay}`)).end).toMatchObject(end);
    await company.leave();
  });

  test('can be taken back until the last one calls', async () => {
    const { company, first, second } = await seance();
    await first.does({ type: 'foul', call: true });
    await first.does({ type: 'foul', call: false });
    await second.does({ type: 'foul', call: true });
    await first.until(() => first.facts.foul?.called[0] === 'psychic-2', 'the other call');
    expect(first.facts).toMatchObject({ phase: 'playing', foul: { called: ['psychic-2'] } });
    await company.leave();
  });

  test('is not the ghost’s, nor a watcher’s', async () => {
    const { company, ghost, watcher } = await seance();
    expect(errorOf(await ghost.verb({ type: 'foul', call: true }))).toBe('not-psychic');
    expect(errorOf(await watcher.verb({ type: 'foul', call: true }))).toBe('no-seat');
    await company.leave();
  });

  test('needs a table that agreed on it', async () => {
    const { company, first } = await seance({ ...WITH_FOULS, options: { edition: 'original' } });
    expect(first.facts.foul).toBeNull();
    expect(errorOf(await first.verb({ type: 'foul', call: true }))).toBe('no-foul');
    await company.leave();
  });

  test('is asked of nobody on an empty seat, and a newcomer calls for themselves', async () => {
    const { company, first, second } = await seance();
    await second.does({ type: 'foul', call: true });
    await second.does({ type: 'stand' });
    await first.until(() => first.facts.foul?.called.length === 0, 'the call to go with its caller');
    await first.does({ type: 'foul', call: true });
    await first.until(() => first.facts.phase === 'over', 'the end');
    await company.leave();
  });

  test('is there again after a restart', async () => {
    const before = await testServer();
    const company = await gather(before.url, WITH_FOULS);
    await begin(company);
    const [first, second] = company.players.filter((one) => one.seat !== 'ghost') as [Player, Player];
    await first.does({ type: 'foul', call: true });
    await before.stop();
    const next = await testServer({ dataDir: before.dataDir, port: before.port });
    await second.until(() => second.closed !== null, 'the line to close');
    await second.enter();
    expect(second.facts.foul?.called).toEqual(['psychic-1']);
    await second.does({ type: 'foul', call: true });
    await second.until(() => second.facts.end?.by === 'foul', 'the end');
    await second.leave();
    await next.stop();
  });
});
