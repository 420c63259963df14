/** Named timers of one table: setting one again replaces it. */
export class Alarms {
  readonly #timers = new Map<string, NodeJS.Timeout>();

  set(name: string, at: number, ring: () => void): void {
    this.clear(name);
    const timer = setTimeout(
      () => {
        this.#timers.delete(name);
        ring();
      },
      Math.max(0, at - Date.now()),
    );
    this.#timers.set(name, timer);
  }

  has(name: string): boolean {
    return this.#timers.has(name);
  }

  clear(name: string): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.delete(name);
  }

  clearAll(): void {
    for (const name of [...this.#timers.keys()]) this.clear(name);
  }
}
