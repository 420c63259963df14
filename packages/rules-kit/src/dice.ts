import type { Seed } from './contract.ts';

/** Chance outside the rules, for bots and tests: fast, and the same for the same text. Rules and deals never see it. */
export interface Dice {
  /** A whole number from 0 to `n - 1`. */
  below(n: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** The place of one of these weights, the likelier the heavier. */
  weighted(weights: readonly number[]): number;
  /** Up to `count` of the items, none twice, in random order. */
  some<T>(items: readonly T[], count: number): T[];
  /** 64 hex digits for a deal. */
  seed(): Seed;
  /** A number of times: 2.25 is 2, and in a quarter of the cases 3. */
  times(expected: number): number;
}

const WORD = 2 ** 32;

/** SFC32, started from a text. */
export function diceFrom(text: string): Dice {
  let [a, b, c, d] = startFrom(text);
  const word = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let warm = 0; warm < 12; warm++) word();
  const below = (n: number) => Math.floor((word() / WORD) * n);
  const chance = (probability: number) => word() / WORD < probability;
  return {
    below,
    chance,
    pick: (items) => {
      if (items.length === 0) throw new Error('Nothing to pick from.');
      return items[below(items.length)] as (typeof items)[number];
    },
    weighted: (weights) => {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      let left = (word() / WORD) * total;
      const found = weights.findIndex((weight) => {
        left -= weight;
        return left < 0;
      });
      // Rounding can leave a hair over; the last weight that counts takes it.
      return found >= 0
        ? found
        : Math.max(
            0,
            weights.findLastIndex((weight) => weight > 0),
          );
    },
    some: (items, count) => {
      const rest = items.slice();
      const taken = Math.min(count, rest.length);
      for (let i = 0; i < taken; i++) {
        const j = i + below(rest.length - i);
        [rest[i], rest[j]] = [rest[j] as (typeof items)[number], rest[i] as (typeof items)[number]];
      }
      return rest.slice(0, taken);
    },
    seed: () => Array.from({ length: 8 }, () => word().toString(16).padStart(8, '0')).join(''),
    times: (expected) => Math.floor(expected) + (chance(expected % 1) ? 1 : 0),
  };
}

/** Four words out of a text (FNV-1a from four starting points). */
function startFrom(text: string): [number, number, number, number] {
  const from = (basis: number) => {
    let hash = basis | 0;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    return hash;
  };
  return [from(0x811c9dc5), from(0x9e3779b9), from(0x85ebca6b), from(0xc2b2ae35)];
}
