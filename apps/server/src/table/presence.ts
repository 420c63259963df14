/** Who is here by how many lines, and since when the others are gone. Lives in memory: after a restart everyone is away. */
export class Presence {
  readonly #lines = new Map<string, number>();
  readonly #away = new Map<string, number>();
  readonly #start: number;

  constructor(now: number) {
    this.#start = now;
  }

  arrive(person: string): void {
    this.#lines.set(person, (this.#lines.get(person) ?? 0) + 1);
    this.#away.delete(person);
  }

  depart(person: string, now: number): void {
    const lines = (this.#lines.get(person) ?? 0) - 1;
    if (lines > 0) this.#lines.set(person, lines);
    else {
      this.#lines.delete(person);
      this.#away.set(person, now);
    }
  }

  /** Someone who may enter but has not yet: away from this moment. */
  expect(person: string, now: number): void {
    if (!this.online(person)) this.#away.set(person, now);
  }

  forget(person: string): void {
    this.#away.delete(person);
  }

  /** Whether anybody is here. */
  get anyone(): boolean {
    return this.#lines.size > 0;
  }

  online(person: string): boolean {
    return this.#lines.has(person);
  }

  awaySince(person: string): number | null {
    return this.online(person) ? null : (this.#away.get(person) ?? this.#start);
  }

  /** Whether someone has been gone for so many seconds. */
  gone(person: string, seconds: number, now: number): boolean {
    const since = this.awaySince(person);
    return since !== null && now - since >= seconds * 1000;
  }
}
