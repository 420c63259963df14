import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { GroupCommit } from './group-commit.ts';
import { CodeTaken, Fenced, Held, type Journal, type Lease, type NewTable, type TableWrite } from './journal.ts';
import type { Call, Failure, Reply } from './sqlite-worker.ts';

/** The journal in `folder/ghostlight.db`, kept by a worker thread so that waiting for the disk never holds up a room. */
export async function openSqliteJournal(folder: string): Promise<Journal> {
  const file = join(folder, 'ghostlight.db');
  try {
    makeFolder(folder);
    const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: { file } });
    await once(worker, 'message');
    return new SqliteJournal(worker);
  } catch (error) {
    throw new Error(sentence(error as Error, folder, file), { cause: error });
  }
}

/** Node's own way to make a folder with those above it never ends where one takes none, as in `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another server may have been faster.
    if (!existsSync(folder)) throw error;
  }
}

/** What keeps the journal closed, and the way out. */
function sentence({ message, ...error }: NodeJS.ErrnoException, folder: string, file: string): string {
  if (message === 'file is not a database') return `${file} is no journal. Move it away, or set DATA_DIR.`;
  const unwritable = error.syscall === 'mkdir' || /unable to open|readonly/.test(message);
  return unwritable ? `the data folder ${folder} cannot be written. Set DATA_DIR to another one.` : message;
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

class SqliteJournal implements Journal {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #writes = new GroupCommit(async (writes) => {
    const failures = await this.#call<readonly (Failure | null)[]>('writeAll', ...writes);
    return failures.map((failure) => failure && revived(failure));
  });
  #next = 0;
  #unsent: Call[] = [];
  #down: Error | null = null;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (replies: readonly Reply[] | object) => {
      // Node's own watch mode speaks through the same port, of other things.
      if (Array.isArray(replies)) for (const reply of replies as readonly Reply[]) this.#settle(reply);
    });
    worker.on('error', (error) => this.#fail(error as Error));
    worker.on('exit', () => this.#fail(new Error('The journal is closed.')));
  }

  create = (table: NewTable) => this.#call<void>('create', table);
  find = (idOrCode: string) => this.#call<Awaited<ReturnType<Journal['find']>>>('find', idOrCode);
  open = (id: string, owner: string, at: number) =>
    this.#call<Awaited<ReturnType<Journal['open']>>>('open', id, owner, at);
  write = (write: TableWrite) => this.#writes.add(write);
  renew = (owner: string, at: number, lease: Lease) => this.#call<void>('renew', owner, at, lease);
  dead = () => this.#call<readonly string[]>('dead');
  bury = (owner: string) => this.#call<void>('bury', owner);
  unattended = (since: number) => this.#call<readonly string[]>('unattended', since);
  release = (id: string, epoch: number, at: number) => this.#call<void>('release', id, epoch, at);
  replay = (match: string) => this.#call<Awaited<ReturnType<Journal['replay']>>>('replay', match);
  closeForgotten = (since: { lobby: number; played: number }, at: number) =>
    this.#call<number>('closeForgotten', since, at);

  async close(): Promise<void> {
    await this.#writes.idle();
    if (this.#down) return;
    this.#send();
    this.#worker.postMessage('close');
    await once(this.#worker, 'exit');
  }

  #call<T>(method: Call['method'], ...args: readonly unknown[]): Promise<T> {
    if (this.#down) return Promise.reject(this.#down);
    return new Promise<T>((resolve, reject) => {
      const id = this.#next++;
      this.#waiting.set(id, { resolve, reject });
      // Calls of one turn of the event loop travel together.
      if (this.#unsent.length === 0) setImmediate(() => this.#send());
      this.#unsent.push({ id, method, args });
    });
  }

  #send(): void {
    if (this.#unsent.length === 0) return;
    this.#worker.postMessage(this.#unsent);
    this.#unsent = [];
  }

  #settle({ id, value, error }: Reply): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (!error) waiting?.resolve(value as never);
    else waiting?.reject(revived(error));
  }

  #fail(error: Error): void {
    this.#down ??= error;
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}

function revived({ name, message }: Failure): Error {
  if (name === 'Fenced') return new Fenced(message);
  if (name === 'Held') return new Held(message);
  if (name === 'CodeTaken') return new CodeTaken(message);
  return new Error(message);
}
