/** Runs tasks one after another: a table does one thing at a time. */
export class Queue {
  #tail: Promise<unknown> = Promise.resolve();

  run<T>(task: () => Promise<T> | T): Promise<T> {
    const result = this.#tail.then(task);
    this.#tail = result.catch(() => undefined);
    return result;
  }

  /** When everything asked for so far is done. */
  async idle(): Promise<void> {
    await this.#tail;
  }
}
