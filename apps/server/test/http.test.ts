import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { newKey, type Refusal, type TableCreated } from '@ghostlight/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ALLOWANCES } from '../src/limits/allowances.ts';
import { begin, gather } from './harness/company.ts';
import { createTable, get, post } from './harness/http.ts';
import { Player } from './harness/player.ts';
import { type TestServer, testServer } from './harness/test-server.ts';

let server: TestServer;
afterEach(() => server.stop());

test('the server says that it is alive and ready, and shows its numbers', async () => {
  server = await testServer();
  const company = await gather(server.url, { game: 'toy', players: 2 }, 1);
  await begin(company);
  const [ada] = company.players as [Player];
  await ada.act({ prompt: 'round:1', actions: [{ type: 'pick', number: 3 }] });
  await ada.act({ prompt: 'old', actions: [{ type: 'pick', number: 3 }] });
  expect(await get(server.url, '/healthz')).toEqual({ ok: true });
  expect(await get(server.url, '/readyz')).toEqual({ ok: true });
  const text = await (await fetch(`${server.url}/metrics`)).text();
  for (const line of [
    'ghostlight_tables{game="toy",phase="playing"} 1',
    'ghostlight_people{role="player"} 2',
    'ghostlight_people{role="watcher"} 1',
    'ghostlight_connections 3',
    'ghostlight_acts_total{game="toy"} 1',
    'ghostlight_refused_total{ask="act",code="stale"} 1',
    'ghostlight_act_seconds_count 2',
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/ghostlight_journal_seconds_count \d+/);
  await company.leave();
});

test('an idle connection outlives the proxy’s patience, so that the proxy never sends into one that is being closed', async () => {
  server = await testServer();
  const { headers } = await fetch(`${server.url}/healthz`);
  const seconds = Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1]);
  const proxy = readFileSync(new URL('../../../deploy/nginx.conf.template', import.meta.url), 'utf8');
  expect(seconds).toBeGreaterThan(Number(/keepalive_timeout (\d+)s;/.exec(proxy)?.[1]));
});

describe('tables', () => {
  test('are made for a game that is here, with options it knows', async () => {
    server = await testServer();
    const made = (body: unknown) => post<TableCreated>(server.url, '/api/tables', body);
    expect(await made({ game: 'toy' })).toMatchObject({ code: expect.stringMatching(/^[A-HJKMNP-Z]{6}$/) });
    expect(await made({ game: 'chess' })).toMatchObject({ error: 'no-such-game' });
    expect(await made({ game: 'toy', options: { rounds: 'x' } })).toMatchObject({ error: 'bad-options' });
    expect(await made({ game: 'toy', players: 9 })).toMatchObject({ error: 'bad-players' });
    expect(await made({ game: 'toy', colour: 'red' })).toMatchObject({ error: 'bad-request' });
    expect(await made(null)).toMatchObject({ error: 'bad-request' });
  });

  test('have a link nobody can guess, a short code and a QR code', async () => {
    server = await testServer();
    const table = await createTable(server.url, { game: 'toy' });
    expect(table.url).toBe(`${server.url}/t/${table.id}`);
    expect(table.id).toMatch(/^[\w-]{22}$/);
    const qr = await fetch(`${server.url}/api/tables/${table.code}/qr.svg`);
    expect(qr.headers.get('content-type')).toContain('image/svg+xml');
    expect(await qr.text()).toContain('<svg');
    expect(await get(server.url, `/api/tables/${table.code}`)).toMatchObject({
      id: table.id,
      game: 'toy',
      seatsFree: 4,
    });
  });

  test('that are not there say so, and help', async () => {
    server = await testServer();
    const answer = await fetch(`${server.url}/api/tables/ABCDEF/enter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: newKey() }),
    });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: 'no-such-table', message: expect.stringContaining('code') });
  });

  test('are limited in number for one address', async () => {
    server = await testServer({ allowances: { tables: ALLOWANCES.tables } });
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => post<TableCreated>(server.url, '/api/tables', { game: 'toy' })),
    );
    expect(answers.filter((one) => 'error' in one)).toHaveLength(25 - ALLOWANCES.tables.burst);
    expect(answers.find((one) => 'error' in one)).toMatchObject({ error: 'too-many' });
  });
});

test('a running match is shown to nobody, and shown whole when it is over', async () => {
  server = await testServer();
  const company = await gather(server.url, { game: 'toy', players: 2 });
  await begin(company);
  const [ada, bob] = company.players as [Player, Player];
  await ada.act({ prompt: 'round:1', actions: [{ type: 'pick', number: 3 }, { type: 'confirm' }] });
  await bob.does({ type: 'resign' });
  await ada.until(() => ada.facts.phase === 'over', 'the end');
  const path = `/api/replays/${ada.facts.end?.replay}`;
  expect(await get(server.url, path)).toMatchObject({
    rules: 'toy',
    version: 1,
    players: 2,
    seed: expect.stringMatching(/^[0-9a-f]{64}$/),
    actions: [
      { seat: 'a', action: { type: 'pick', number: 3 } },
      { seat: 'a', action: { type: 'confirm' } },
    ],
    end: { by: 'resigned', seat: 'b' },
    seats: [{ seat: 'a', name: 'Ada' }, { seat: 'b' }],
  });
  expect(await get(server.url, '/api/replays/nothing')).toMatchObject({ error: 'no-such-replay' });
  await company.leave();
});

describe('strangers', () => {
  test('cannot make or join rooms but through the door', async () => {
    server = await testServer();
    const table = await createTable(server.url, { game: 'toy', public: true });
    const ada = await Player.enter(server.url, table.id, 'Ada');
    for (const path of ['joinOrCreate/table', 'create/table', 'join/table', `joinById/${table.id}`, 'create/lobby']) {
      const answer = await fetch(`${server.url}/matchmake/${path}`, { method: 'POST', body: '{}' });
      expect(await answer.text()).not.toContain('sessionId');
    }
    expect(ada.facts.people).toHaveLength(1);
    await ada.leave();
  });

  test('of another origin are turned away, over HTTP and websocket', async () => {
    server = await testServer();
    const answer = await fetch(`${server.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: '{"game":"toy"}',
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const socket = new WebSocket(server.url.replace('http', 'ws'), { origin: 'https://evil.example' });
    const error = await new Promise<Error>((resolve) => socket.once('error', resolve));
    expect(error.message).toContain('403');
  });

  test('get security headers, and never a stack trace', async () => {
    server = await testServer();
    const page = await fetch(`${server.url}/`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('x-powered-by')).toBeNull();
    const broken = await fetch(`${server.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"game":',
    });
    expect(broken.status).toBe(400);
    expect(await broken.text()).not.toMatch(/\bat \w|node_modules/);
    const large = await fetch(`${server.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'x'.repeat(20_000) }),
    });
    expect(large.status).toBe(413);
    expect((await large.json()) as Refusal).toMatchObject({ error: 'too-large' });
    expect(await statusOf(`${server.url}/../../etc/passwd`)).toBe(404);
  });
});

test('the log holds no key, no seed, no secret and no talk', async () => {
  server = await testServer();
  const company = await gather(server.url, { game: 'toy', players: 2 });
  await begin(company);
  const [ada, bob] = company.players as [Player, Player];
  await ada.ask('chat', { channel: 'table', text: 'the butler did it' });
  await ada.ask('act', { nonsense: 'the butler did it' });
  ada.room?.send('nonsense', { text: 'the butler did it' });
  await bob.does({ type: 'resign' });
  await ada.until(() => ada.facts.phase === 'over', 'the end');
  const replay = await get<{ seed: string }>(server.url, `/api/replays/${ada.facts.end?.replay}`);
  await company.leave();
  const log = server.logged.join('');
  for (const secret of [ada.key, bob.key, replay.seed, ada.facts.fairness.revealed?.secret ?? '?', 'butler'])
    expect(log).not.toContain(secret);
});

/** Without fetch, which would tidy the path first. */
const statusOf = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const path = address.slice(address.indexOf('/', 8));
    request({ hostname, port, path }, (response) => resolve(response.statusCode ?? 0))
      .on('error', reject)
      .end();
  });
