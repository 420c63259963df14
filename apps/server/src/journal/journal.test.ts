import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CodeTaken, type EntryRow, Fenced, type Journal, type MatchRow, type NewTable } from './journal.ts';
import { openSqliteJournal } from './sqlite.ts';

/** Every kind of journal passes this. */
const KINDS: readonly (readonly [name: string, open: (folder: string) => Promise<Journal>])[] = [
  ['SQLite', openSqliteJournal],
];

const table = (id: string, code = id.toUpperCase()): NewTable => ({
  id,
  code,
  game: 'toy',
  openedAt: 1,
  doc: '{"a":1}',
});
const match: MatchRow = {
  id: 'm1',
  rules: 'toy',
  version: 1,
  options: '{}',
  players: 2,
  seed: 'seed',
  seats: '[]',
  startedAt: 5,
};
const entry = (n: number, actId: string | null = `act${n}`): EntryRow => ({
  match: 'm1',
  n,
  kind: 'act',
  by: 'a',
  actId,
  body: '[]',
  at: n,
});
const chat = (n: number) =>
  ({ n, at: 1, channel: 'table', person: 'p', name: 'P', seat: null, text: `line ${n}` }) as const;

describe.each(KINDS)('the %s journal', (_name, open) => {
  let folder: string;
  let journal: Journal;
  const step = (id: string, epoch: number) => ({ table: id, epoch, at: 10, phase: 'playing' });

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ghostlight-journal-'));
    journal = await open(folder);
  });
  afterEach(async () => {
    await journal.close();
    rmSync(folder, { recursive: true });
  });

  test('finds a table by its id and by its code', async () => {
    await journal.create(table('t1', 'ABCDEF'));
    expect(await journal.find('t1')).toMatchObject({ id: 't1', code: 'ABCDEF', closed: false });
    expect(await journal.find('ABCDEF')).toMatchObject({ id: 't1' });
    expect(await journal.find('nothing')).toBeNull();
    expect(await journal.open('nothing', 'me', 1)).toBeNull();
  });

  test('gives no code twice', async () => {
    await journal.create(table('t1', 'ABCDEF'));
    await expect(journal.create(table('t2', 'ABCDEF'))).rejects.toBeInstanceOf(CodeTaken);
    expect(await journal.find('t2')).toBeNull();
  });

  test('has everything that was written when it is opened again', async () => {
    await journal.create(table('t1'));
    const { epoch } = (await journal.open('t1', 'me', 2)) ?? { epoch: -1 };
    await journal.write({ ...step('t1', epoch), doc: '{"b":2}', match, clock: '{"left":{}}' });
    await journal.write({ ...step('t1', epoch), entry: entry(0) });
    await journal.write({ ...step('t1', epoch), entry: entry(1), chat: chat(1) });
    await journal.close();
    journal = await open(folder);
    expect(await journal.open('t1', 'you', 20)).toEqual({
      epoch: epoch + 1,
      doc: '{"b":2}',
      clock: '{"left":{}}',
      aliveAt: 10,
      match,
      entries: [entry(0), entry(1)],
      chat: [chat(1)],
    });
  });

  test('refuses a table to whom it was taken from, and to nobody else in the same commit', async () => {
    await journal.create(table('t1'));
    await journal.create(table('t2'));
    const old = await journal.open('t1', 'me', 2);
    const mine = await journal.open('t2', 'me', 2);
    const taken = await journal.open('t1', 'you', 3);
    const results = await Promise.allSettled([
      journal.write({ ...step('t1', old?.epoch ?? 0), doc: 'mine' }),
      journal.write({ ...step('t2', mine?.epoch ?? 0), doc: 'two' }),
      journal.write({ ...step('t1', taken?.epoch ?? 0), doc: 'yours' }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect((results[0] as PromiseRejectedResult).reason).toBeInstanceOf(Fenced);
    expect(await journal.find('t1')).toMatchObject({ doc: 'yours' });
    expect(await journal.find('t2')).toMatchObject({ doc: 'two' });
  });

  test('takes an act of a seat once, and writes all of a step or nothing', async () => {
    await journal.create(table('t1'));
    const { epoch } = (await journal.open('t1', 'me', 2)) ?? { epoch: -1 };
    await journal.write({ ...step('t1', epoch), match, entry: entry(0, 'same') });
    const twice = journal.write({ ...step('t1', epoch), doc: '{"c":3}', entry: entry(1, 'same') });
    await expect(twice).rejects.toThrow();
    expect(await journal.find('t1')).toMatchObject({ doc: '{"a":1}' });
    await journal.write({ ...step('t1', epoch), entry: { ...entry(1, 'same'), by: 'b' } });
    expect((await journal.open('t1', 'me', 3))?.entries).toHaveLength(2);
  });

  test('shows a match only when it is over', async () => {
    await journal.create(table('t1'));
    const { epoch } = (await journal.open('t1', 'me', 2)) ?? { epoch: -1 };
    await journal.write({ ...step('t1', epoch), match, entry: entry(0) });
    expect(await journal.replay('m1')).toBeNull();
    const end = { match: 'm1', endedAt: 99, end: '{"by":"rules"}', fairness: '{}' };
    await journal.write({ ...step('t1', epoch), end });
    expect(await journal.replay('m1')).toEqual({
      match,
      endedAt: 99,
      end: '{"by":"rules"}',
      fairness: '{}',
      entries: [entry(0)],
    });
  });

  test('knows when an owner was last alive', async () => {
    await journal.create(table('t1'));
    await journal.open('t1', 'me', 2);
    await journal.renew('me', 500);
    await journal.renew('somebody', 900);
    expect((await journal.open('t1', 'you', 1_000))?.aliveAt).toBe(500);
  });

  test('names the tables whose clock runs and whose owner is gone', async () => {
    const running = { phase: 'playing', doc: '{}', clock: '{"since":5}' };
    const writes = {
      gone: running,
      alive: running,
      released: running,
      closed: running,
      paused: { ...running, clock: '{"since":null}' },
      unclocked: { phase: 'playing', doc: '{}' },
      over: { ...running, phase: 'over' },
    };
    for (const [id, write] of Object.entries(writes)) {
      await journal.create(table(id));
      const epoch = (await journal.open(id, id, 10))?.epoch ?? -1;
      await journal.write({ table: id, epoch, at: 10, ...write });
      if (id === 'released') await journal.release(id, epoch, 200);
    }
    await journal.renew('alive', 200);
    expect((await journal.unattended(100)).toSorted()).toEqual(['closed', 'gone', 'released']);
    await journal.renew('gone', 200);
    await journal.closeForgotten({ lobby: 0, played: 100 }, 300);
    expect((await journal.unattended(100)).toSorted()).toEqual(['released']);
  });

  test('keeps the last 200 lines of talk', async () => {
    await journal.create(table('t1'));
    const { epoch } = (await journal.open('t1', 'me', 2)) ?? { epoch: -1 };
    await Promise.all(
      Array.from({ length: 230 }, (_, n) => journal.write({ ...step('t1', epoch), chat: chat(n + 1) })),
    );
    const kept = (await journal.open('t1', 'me', 3))?.chat ?? [];
    expect(kept).toHaveLength(200);
    expect(kept[0]?.n).toBe(31);
  });

  test('closes tables that nobody has come back to', async () => {
    const hour = 3_600_000;
    const now = 100 * hour;
    for (const id of ['lobby', 'fresh', 'played', 'held']) await journal.create(table(id));
    for (const [id, at] of Object.entries({ lobby: 98, fresh: 99.5, played: 98, held: 2 })) {
      const loaded = await journal.open(id, id, at * hour);
      const phase = id === 'lobby' || id === 'fresh' ? 'lobby' : 'playing';
      await journal.write({ table: id, epoch: loaded?.epoch ?? 0, at: at * hour, phase, doc: '{}' });
    }
    await journal.renew('held', now);
    expect(await journal.closeForgotten({ lobby: now - hour, played: now - 24 * hour }, now)).toBe(1);
    expect(await journal.find('lobby')).toMatchObject({ closed: true });
    expect(await journal.open('lobby', 'me', now)).toBeNull();
    for (const id of ['fresh', 'played', 'held']) expect(await journal.find(id)).toMatchObject({ closed: false });
  });

  test('finishes what was asked before it is closed', async () => {
    await journal.create(table('t1'));
    const { epoch } = (await journal.open('t1', 'me', 2)) ?? { epoch: -1 };
    const last = journal.write({ ...step('t1', epoch), doc: 'last' });
    await journal.close();
    await last;
    await expect(journal.find('t1')).rejects.toThrow();
    journal = await open(folder);
    expect(await journal.find('t1')).toMatchObject({ doc: 'last' });
  });
});
