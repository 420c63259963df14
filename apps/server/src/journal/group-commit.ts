import type { TableWrite } from './journal.ts';

/** Makes writes durable together and says which of them failed. */
type Commit = (writes: readonly TableWrite[]) => Promise<readonly (Error | null)[]>;

interface Waiting {
  readonly write: TableWrite;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

const MOST_AT_ONCE = 200;
/** Milliseconds for which a commit waits for those who are expected. */
const COMPANY = 2;

/**
 * Whatever arrives while a commit is under way goes into the next one together; a table's steps stay in order.
 * When many act at once, those whom the last commit answered act again in a moment: it is worth waiting for them.
 */
export class GroupCommit {
  readonly #commit: Commit;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;
  /** How many wrote or waited when the last commit was done. */
  #expected = 0;
  #complete: (() => void) | null = null;

  constructor(commit: Commit) {
    this.#commit = commit;
  }

  add(write: TableWrite): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, resolve, reject });
      if (this.#waiting.length >= this.#expected) this.#complete?.();
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
      if (this.#waiting.length < this.#expected) await this.#company();
      const batch = this.#next();
      const results = await this.#results(batch);
      this.#expected = Math.min(batch.length + this.#waiting.length, MOST_AT_ONCE);
      for (const [index, { resolve, reject }] of batch.entries()) {
        const error = results[index];
        if (error) reject(error);
        else resolve();
      }
    }
    this.#running = null;
  }

  async #company(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, COMPANY);
      this.#complete = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#complete = null;
  }

  async #results(batch: readonly Waiting[]): Promise<readonly (Error | null)[]> {
    try {
      return await this.#commit(batch.map(({ write }) => write));
    } catch (error) {
      return batch.map(() => error as Error);
    }
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
