/** How much one may do: so many at once, refilled so many a second. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** A token bucket. */
export class Bucket {
  readonly #allowance: Allowance;
  #tokens: number;
  #at: number;

  constructor(allowance: Allowance, now: number = performance.now()) {
    this.#allowance = allowance;
    this.#tokens = allowance.burst;
    this.#at = now;
  }

  /** Takes one if there is one. */
  take(now: number = performance.now()): boolean {
    this.#refill(now);
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  /** Milliseconds until there is one again. */
  wait(now: number = performance.now()): number {
    this.#refill(now);
    return this.#tokens >= 1 ? 0 : ((1 - this.#tokens) / this.#allowance.perSecond) * 1000;
  }

  full(now: number = performance.now()): boolean {
    this.#refill(now);
    return this.#tokens >= this.#allowance.burst;
  }

  #refill(now: number): void {
    const { burst, perSecond } = this.#allowance;
    this.#tokens = Math.min(burst, this.#tokens + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
  }
}

/** A bucket per address; full ones are forgotten. */
export class Buckets {
  readonly #allowance: Allowance;
  readonly #buckets = new Map<string, Bucket>();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  of(address: string): Bucket {
    let bucket = this.#buckets.get(address);
    if (!bucket) {
      if (this.#buckets.size >= SWEEP_AT) this.#sweep();
      bucket = new Bucket(this.#allowance);
      this.#buckets.set(address, bucket);
    }
    return bucket;
  }

  #sweep(): void {
    const now = performance.now();
    for (const [address, bucket] of this.#buckets) if (bucket.full(now)) this.#buckets.delete(address);
  }
}

const SWEEP_AT = 1_000;
