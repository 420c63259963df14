import { below, type RandomState, randomFrom, type Seed, shuffle } from '@ghostlight/rules-kit';

/** A random stream that is used up while an imagined table is dealt. */
export interface Stream {
  shuffled<T>(items: readonly T[]): T[];
  below(count: number): number;
  /** Where the stream stands now. */
  rest(): RandomState;
}

export function streamFrom(seed: Seed): Stream {
  let random = randomFrom(seed);
  return {
    shuffled(items) {
      const [out, after] = shuffle(random, items);
      random = after;
      return out;
    },
    below(count) {
      const [value, after] = below(random, count);
      random = after;
      return value;
    },
    rest: () => random,
  };
}
