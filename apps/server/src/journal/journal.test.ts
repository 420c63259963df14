import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Postgres } from '../../test/harness/services/postgres.ts';
import { programs } from '../../test/harness/services/programs.ts';
import { CodeTaken, type EntryRow, Fenced, Held, type Journal, type MatchRow, type NewTable } from './journal.ts';
import { openPostgresJournal } from './postgres.ts';
import { openSqliteJournal } from './sqlite.ts';

const found = programs();
const postgres = found && (await Postgres.start(found));
afterAll(() => postgres?.stop());

interface Kind {
  readonly name: string;
  /** Nothing yet: a folder or a database. */
  readonly empty: () => Promise<string>;
  readonly open: (where: string) => Promise<Journal>;
}

/** Every kind of journal passes this. */
const KINDS: readonly Kind[] = [
  {
    name: 'SQLite',
    empty: async () => mkdtempSync(join(tmpdir(), 'ghostlight-journal-')),
    open: openSqliteJournal,
  },
  ...(postgres
    ? [
        {
          name: 'PostgreSQL',
          empty: () => postgres.database(),
          open: (url: string) => openPostgresJournal(url, loudly),
        },
      ]
    : []),
];

const loudly = (error: Error): void => {
  throw error;
};

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

/** The clock of the database decides, and tests do not wait for it: a lease is an hour or nothing. */
const NO_LEASE = { milliseconds: 0, address: null };
const LEASE = { milliseconds: 3_600_000, address: 'here' };

describe.each(KINDS)('the $name journal', ({ empty, open }) => {
  let where: string;
  let journal: Journal;
  const step = (id: string, epoch: number) => ({ table: id, epoch, at: 10, phase: 'playing' });

  beforeEach(async () => {
    where = await empty();
    journal = await open(where);
  });
  afterEach(async () => {
    await journal.close();
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
    journal = await open(where);
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

  test('gives no table of a living owner to another, and says where it is', async () => {
    await journal.create(table('t1'));
    expect(await journal.find('t1')).toMatchObject({ held: null });
    await journal.renew('me', 1, LEASE);
    const { epoch } = (await journal.open('t1', 'me', 2)) ?? { epoch: -1 };
    await expect(journal.open('t1', 'you', 3)).rejects.toBeInstanceOf(Held);
    expect(await journal.find('t1')).toMatchObject({ held: { owner: 'me', epoch, address: 'here' } });
    await journal.write({ ...step('t1', epoch), doc: 'mine' });
    expect((await journal.open('t1', 'me', 4))?.epoch).toBe(epoch + 1);
    await journal.renew('me', 5, NO_LEASE);
    expect(await journal.find('t1')).toMatchObject({ held: null });
    expect((await journal.open('t1', 'you', 6))?.epoch).toBe(epoch + 2);
  });

  test('of many who take a table at once, exactly one can write', async () => {
    await journal.create(table('t1'));
    const owners = ['a', 'b', 'c', 'd', 'e', 'f'];
    const loaded = await Promise.all(owners.map((owner) => journal.open('t1', owner, 2)));
    const epochs = loaded.map((one) => one?.epoch ?? -1);
    expect(epochs.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    const writes = await Promise.allSettled(
      epochs.map((epoch, n) => journal.write({ ...step('t1', epoch), doc: owners[n] as string })),
    );
    const written = writes.flatMap(({ status }, n) => (status === 'fulfilled' ? [n] : []));
    expect(written).toEqual([epochs.indexOf(6)]);
    expect(await journal.find('t1')).toMatchObject({ doc: owners[written[0] as number] });
  });

  test('lets go of a table that its owner releases, and of all tables of a dead owner', async () => {
    for (const id of ['t1', 't2']) await journal.create(table(id));
    await journal.renew('me', 500, LEASE);
    const { epoch } = (await journal.open('t1', 'me', 2)) ?? { epoch: -1 };
    await journal.open('t2', 'me', 2);
    await journal.release('t1', epoch, 3);
    expect((await journal.open('t1', 'you', 4))?.aliveAt).toBe(3);
    await journal.bury('me');
    await expect(journal.open('t2', 'you', 5)).rejects.toBeInstanceOf(Held);
    await journal.renew('you', 600, LEASE);
    await journal.renew('me', 700, NO_LEASE);
    expect(await journal.dead()).toEqual(['me']);
    await journal.bury('me');
    expect(await journal.dead()).toEqual([]);
    expect((await journal.open('t2', 'you', 900))?.aliveAt).toBe(700);
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

  test('lets no step that is refused spoil the others of the same commit', async () => {
    for (const id of ['t1', 't2', 't3']) await journal.create(table(id));
    for (const id of ['t1', 't2', 't3']) await journal.open(id, 'me', 2);
    await journal.write({ ...step('t2', 1), match, entry: entry(0, 'same') });
    const results = await Promise.allSettled([
      journal.write({ ...step('t1', 1), doc: 'one' }),
      journal.write({ ...step('t2', 1), doc: 'two', entry: entry(1, 'same') }),
      journal.write({ ...step('t3', 1), doc: 'three' }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await journal.find('t1')).toMatchObject({ doc: 'one' });
    expect(await journal.find('t2')).toMatchObject({ doc: '{"a":1}' });
    expect(await journal.find('t3')).toMatchObject({ doc: 'three' });
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
    await journal.renew('me', 500, NO_LEASE);
    await journal.renew('somebody', 900, NO_LEASE);
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
    await journal.renew('alive', 200, NO_LEASE);
    expect((await journal.unattended(100)).toSorted()).toEqual(['closed', 'gone', 'released']);
    await journal.renew('gone', 200, NO_LEASE);
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
    await journal.renew('held', now, NO_LEASE);
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
    journal = await open(where);
    expect(await journal.find('t1')).toMatchObject({ doc: 'last' });
  });
});
