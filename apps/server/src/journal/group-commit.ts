import type { TableWrite } from './journal.ts';

type Commit = (writes: readonly TableWrite[]) => Promise<readonly (Error | null)[]>;

interface Waiting {
  readonly write: TableWrite;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

const MOST_AT_ONCE = 200;

/** Whatever arrives while a commit is under way goes into the next one together; a table's steps stay in order. */
export class GroupCommit {
  readonly #commit: Commit;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor(commit: Commit) {
    this.#commit = commit;
  }

  add(write: TableWrite): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** When everything asked for so far is done. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    // Writes of one turn of the event loop travel together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const batch = this.#next();
      const results = await this.#commit(batch.map(({ write }) => write));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const error = results[index];
        if (error) reject(error);
        else resolve();
      }
    }
    this.#running = null;
  }

  /** The first step of each table. In the order of their ids, so that two commits never wait for each other. */
  #next(): readonly Waiting[] {
    const batch = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const one of this.#waiting) {
      if (batch.has(one.write.table) || batch.size >= MOST_AT_ONCE) later.push(one);
      else batch.set(one.write.table, one);
    }
    this.#waiting = later;
    return [...batch.values()].toSorted((a, b) => (a.write.table < b.write.table ? -1 : 1));
  }
}
