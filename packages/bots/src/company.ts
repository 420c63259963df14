import { Worker } from 'node:worker_threads';
import type { Question } from './bot.ts';

/** Which games have bots: the address of the module that exports each `bot`, and what it knows outside the rules. */
export type Cast = Readonly<Record<string, { readonly module: string; readonly lore?: unknown }>>;

/** A question as it travels to a thread, and what comes back. */
export interface Asked {
  readonly game: string;
  readonly question: Question;
}
export type Answer = { readonly actions: readonly unknown[] } | { readonly error: string };

interface Job extends Asked {
  resolve(actions: readonly unknown[]): void;
  reject(error: Error): void;
}

/** The bots of all tables. They think in threads of their own, one question at a time in each, first come first served. */
export class Company {
  readonly #cast: Cast;
  readonly #threads: number;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Job>();
  readonly #waiting: Job[] = [];
  #closed = false;

  constructor(cast: Cast, threads = 1) {
    this.#cast = cast;
    this.#threads = threads;
  }

  /** What the bot in this seat does, as one act; nothing when it waits for its view to change. */
  ask(game: string, question: Question): Promise<readonly unknown[]> {
    if (this.#closed) return Promise.reject(new Error('The company has gone home.'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ game, question, resolve, reject });
      this.#hand();
    });
  }

  /** Ends all threads; questions still open are refused. */
  async close(): Promise<void> {
    this.#closed = true;
    const jobs = [...this.#busy.values(), ...this.#waiting.splice(0)];
    const workers = [...this.#busy.keys(), ...this.#idle.splice(0)];
    this.#busy.clear();
    for (const job of jobs) job.reject(new Error('The company has gone home.'));
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  /** Gives the next question to a thread that has nothing to do. */
  #hand(): void {
    while (this.#waiting.length > 0) {
      const worker = this.#idle.pop() ?? (this.#busy.size < this.#threads ? this.#hire() : undefined);
      if (!worker) return;
      const job = this.#waiting.shift() as Job;
      this.#busy.set(worker, job);
      worker.ref();
      worker.postMessage({ game: job.game, question: job.question } satisfies Asked);
    }
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: this.#cast });
    worker.on('message', (answer: Answer) => {
      const job = this.#busy.get(worker);
      this.#busy.delete(worker);
      // An idle thread must not keep the process from ending.
      worker.unref();
      this.#idle.push(worker);
      if (job) 'actions' in answer ? job.resolve(answer.actions) : job.reject(new Error(answer.error));
      this.#hand();
    });
    worker.on('error', (error) => this.#lose(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#lose(worker, new Error('The thread of a bot ended.')));
    return worker;
  }

  /** A thread that died takes its question with it; the next question gets a new thread. */
  #lose(worker: Worker, error: Error): void {
    const job = this.#busy.get(worker);
    this.#busy.delete(worker);
    const place = this.#idle.indexOf(worker);
    if (place >= 0) this.#idle.splice(place, 1);
    job?.reject(error);
    if (!this.#closed) this.#hand();
  }
}
