import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Journal } from './journal.ts';
import { SqliteStore } from './sqlite-store.ts';

/** A call of one of the store's methods, and its answer. */
export interface Call {
  readonly id: number;
  readonly method: keyof Omit<Journal, 'close'>;
  readonly args: readonly unknown[];
}
export interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: { readonly name: string; readonly message: string };
}

const port = parentPort as MessagePort;
const store = new SqliteStore((workerData as { file: string }).file);
/** Milliseconds for which a commit waits for more when the last one was shared. */
const COMPANY = 2;
let waiting: Call[] = [];
let shared = false;

// Whatever arrived while the last commit waited for the disk goes into the next one together. When many tables act,
// those whom the last commit answered act again in a moment: waiting for them saves every other commit.
port.on('message', (calls: readonly Call[] | 'close') => {
  if (calls === 'close') {
    commit();
    store.close();
    port.close();
    return;
  }
  if (waiting.length === 0) {
    if (shared) setTimeout(commit, COMPANY);
    else setImmediate(commit);
  }
  waiting.push(...calls);
});

function commit(): void {
  if (waiting.length === 0) return;
  const calls = waiting;
  waiting = [];
  shared = calls.length > 1;
  port.postMessage(answers(calls));
}

function answers(calls: readonly Call[]): readonly Reply[] {
  try {
    const results = store.commit(calls.map((call) => () => perform(call)));
    return calls.map(({ id }, index) => {
      const value = results[index];
      return value instanceof Error ? { id, error: { name: value.name, message: value.message } } : { id, value };
    });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return calls.map(({ id }) => ({ id, error: { name, message } }));
  }
}

function perform(call: Call): unknown {
  return (store[call.method] as (...args: readonly unknown[]) => unknown).apply(store, call.args as unknown[]);
}

port.postMessage('ready');
