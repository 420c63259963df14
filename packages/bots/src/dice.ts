import type { Seed } from '@ghostlight/rules-kit';

/** A bot's own chance: fast, and the same for the same seed. The rules never see it. */
export interface Dice {
  /** A whole number from 0 to `n - 1`. */
  below(n: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** The place of one of the weights, each as likely as it is heavy. */
  weighted(weights: readonly number[]): number;
  /** 64 hex digits: the key of one imagined world. */
  seed(): Seed;
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
  return {
    below,
    chance: (probability) => word() / WORD < probability,
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
    seed: () => Array.from({ length: 8 }, () => word().toString(16).padStart(8, '0')).join(''),
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
