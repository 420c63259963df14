import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Journal, TableWrite } from './journal.ts';
import { SqliteStore } from './sqlite-store.ts';

/** A call of one of the store's methods, and its answer. */
export interface Call {
  readonly id: number;
  readonly method: 'writeAll' | keyof Omit<Journal, 'close' | 'write'>;
  readonly args: readonly unknown[];
}
export interface Failure {
  readonly name: string;
  readonly message: string;
}
export interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: Failure;
}

const port = parentPort as MessagePort;
const store = new SqliteStore((workerData as { file: string }).file);
let waiting: Call[] = [];

// Whatever arrived while the last commit waited for the disk goes into the next one together.
port.on('message', (calls: readonly Call[] | 'close') => {
  if (calls === 'close') {
    commit();
    store.close();
    port.close();
    return;
  }
  if (waiting.length === 0) setImmediate(commit);
  waiting.push(...calls);
});

function commit(): void {
  if (waiting.length === 0) return;
  const calls = waiting;
  waiting = [];
  port.postMessage(answers(calls));
}

function answers(calls: readonly Call[]): readonly Reply[] {
  try {
    const tasks = calls.map(tasksOf);
    const results = store.commit(tasks.flat());
    let at = 0;
    return calls.map(({ id, method }, index) => {
      const end = at + (tasks[index]?.length ?? 0);
      const mine = results.slice(at, end);
      at = end;
      if (method === 'writeAll') return { id, value: mine.map(failureOf) };
      const error = failureOf(mine[0]);
      return error ? { id, error } : { id, value: mine[0] };
    });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return calls.map(({ id }) => ({ id, error: { name, message } }));
  }
}

/** What a call asks for: each part fails alone. */
function tasksOf({ method, args }: Call): readonly (() => unknown)[] {
  if (method === 'writeAll') return args.map((write) => () => store.write(write as TableWrite));
  return [() => (store[method] as (...args: readonly unknown[]) => unknown).apply(store, args as unknown[])];
}

const failureOf = (result: unknown): Failure | null =>
  result instanceof Error ? { name: result.name, message: result.message } : null;

port.postMessage('ready');
