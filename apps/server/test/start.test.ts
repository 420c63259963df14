import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { newDataDir } from './harness/test-server.ts';

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;
let child: ChildProcess | null = null;
afterEach(() => {
  child?.kill('SIGKILL');
});

/** Starts the real entry; its output grows in `said`. */
function start(
  env: Record<string, string>,
  flags: readonly string[] = [],
): { readonly said: () => string; readonly ended: Promise<number | null> } {
  const started = spawn(process.execPath, [...flags, MAIN], { env: { ...process.env, HOST: '127.0.0.1', ...env } });
  child = started;
  let text = '';
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (data: Buffer) => {
      text += data.toString();
      started.emit('said');
    });
  return { said: () => text, ended: once(started, 'exit').then(([code]) => code as number | null) };
}

function aFile(): string {
  const file = join(newDataDir(), 'a-file');
  writeFileSync(file, '');
  return file;
}

async function until(said: () => string, word: string): Promise<void> {
  while (!said().includes(word)) await once(child as ChildProcess, 'said');
}

test('the server prints where it is open, and ends well when asked to', async () => {
  const { said, ended } = start({ PORT: '0', DATA_DIR: newDataDir() });
  await until(said, 'Ghostlight is open at');
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said())?.[0] as string;
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ ok: true });
  child?.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('a port that is taken gives one clear line and a failure', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { said, ended } = start({ PORT: String(port), DATA_DIR: newDataDir() });
  expect(await ended).toBe(1);
  expect(said().trim()).toBe(`Ghostlight cannot start: port ${port} is taken. Set PORT to another one.`);
  other.close();
});

test.each([
  ['is a file', () => aFile()],
  ['would be in a file', () => join(aFile(), 'data')],
  ['would be where no folder can be made', () => '/proc/ghostlight/data'],
  ['takes no files', () => '/proc'],
])('a data folder that %s gives one clear line and a failure', async (_what, folder) => {
  const dataDir = folder();
  const { said, ended } = start({ PORT: '0', DATA_DIR: dataDir });
  expect(await ended).toBe(1);
  expect(said().trim()).toBe(
    `Ghostlight cannot start: the data folder ${dataDir} cannot be written. Set DATA_DIR to another one.`,
  );
});

test('a file that is no journal is named and left as it is', async () => {
  const dataDir = newDataDir();
  const file = join(dataDir, 'ghostlight.db');
  writeFileSync(file, 'a diary');
  const { said, ended } = start({ PORT: '0', DATA_DIR: dataDir });
  expect(await ended).toBe(1);
  expect(said().trim()).toBe(`Ghostlight cannot start: ${file} is no journal. Move it away, or set DATA_DIR.`);
  expect(readFileSync(file, 'utf8')).toBe('a diary');
});

test('a setting that makes no sense is named', async () => {
  const { said, ended } = start({ PORT: 'many' });
  expect(await ended).toBe(1);
  expect(said()).toMatch(/^Ghostlight cannot start: The setting PORT is wrong/);
});

test.each([
  [{ REDIS_URL: 'redis://127.0.0.1:1' }, /several servers, and they need one journal: set DATABASE_URL too\.$/],
  [
    { REDIS_URL: 'redis://127.0.0.1:1', DATABASE_URL: 'postgres://127.0.0.1:1/x' },
    /several servers, and people must reach each: set PUBLIC_ADDRESS too\.$/,
  ],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' }, /The database of DATABASE_URL does not answer\.$/],
  [{ DATABASE_URL: 'mysql://127.0.0.1/x' }, /The setting DATABASE_URL is wrong: it is no postgres:\/\/ address\.$/],
])('settings of several servers that cannot work are named: %j', async (env, sentence) => {
  const { said, ended } = start({ PORT: '0', DATA_DIR: newDataDir(), ...env });
  expect(await ended).toBe(1);
  expect(said().trim()).toMatch(sentence);
});

test('the server runs under node --watch, whose own messages reach the journal too', async () => {
  const { said, ended } = start({ PORT: '0', DATA_DIR: newDataDir() }, ['--watch']);
  await until(said, 'Ghostlight is open at');
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said())?.[0] as string;
  const made = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'rest-in-peace' }),
  });
  expect(made.status).toBe(201);
  child?.kill('SIGTERM');
  await ended;
});
