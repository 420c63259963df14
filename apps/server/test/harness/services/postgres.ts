import { execFile } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Programs } from './programs.ts';
import { freePort, Service } from './service.ts';

const run = promisify(execFile);

/** A PostgreSQL of the tests' own, in a folder that goes with it. */
export class Postgres {
  readonly port: number;
  readonly #folder: string;
  readonly #service: Service;
  #databases = 0;

  private constructor(port: number, folder: string, service: Service) {
    this.port = port;
    this.#folder = folder;
    this.#service = service;
  }

  static async start({ initdb, postgres }: Programs): Promise<Postgres> {
    const folder = mkdtempSync(join(tmpdir(), 'ghostlight-postgres-'));
    const user = await plainUser();
    if (user) chownSync(folder, user.uid, user.gid);
    const data = join(folder, 'data');
    const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' }, ...user };
    await run(initdb, ['-D', data, '-U', 'ghostlight', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options);
    const port = await freePort();
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: folder,
      max_connections: 200,
      // Nobody pulls the plug of this machine in a test.
      fsync: 'off',
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const says = 'ready to accept connections';
    const service = await Service.start(postgres, ['-D', data, ...flags], { says }, options);
    return new Postgres(port, folder, service);
  }

  url(database: string, port = this.port): string {
    return `postgres://ghostlight@127.0.0.1:${port}/${database}`;
  }

  /** An empty database; answers its url. */
  async database(): Promise<string> {
    const name = `ghostlight_${++this.#databases}`;
    await this.query('postgres', `CREATE DATABASE ${name}`);
    return this.url(name);
  }

  /** Asks as an onlooker would: the name of a database, or its url. */
  async query<T>(database: string, sql: string): Promise<readonly T[]> {
    const client = new pg.Client(database.includes(':') ? database : this.url(database));
    await client.connect();
    try {
      return (await client.query(sql)).rows as T[];
    } finally {
      await client.end();
    }
  }

  get pid(): number {
    return this.#service.pid;
  }

  async stop(): Promise<void> {
    await this.#service.stop('SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** PostgreSQL refuses to run as root: then it runs as the user that came with it, or as nobody. */
async function plainUser(): Promise<{ readonly uid: number; readonly gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(['-u', '-g'].map(async (which) => (await run('id', [which, name])).stdout));
      return { uid: Number(uid), gid: Number(gid) };
    } catch {
      // There is no such user here.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user called postgres or nobody.');
}
