import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, isSeed, pick, type RandomState, randomFrom, shuffle } from '../src/index.ts';

const SEED = '00112233445566778899aabbccddeeff'.repeat(2);
const seeds = fc.stringMatching(/^[0-9a-f]{64}$/);
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);

/** Draws one after the other from one stream. */
function draws<T>(count: number, draw: (random: RandomState) => readonly [T, RandomState]): T[] {
  let random = randomFrom(SEED);
  return Array.from({ length: count }, () => {
    const [value, next] = draw(random);
    random = next;
    return value;
  });
}

/** Pearson's statistic against an even distribution. */
function chiSquare(values: readonly (string | number)[], kinds: number): number {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  expect(counts.size).toBe(kinds);
  const expected = values.length / kinds;
  return [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('the random stream', () => {
  // These numbers may never change: every journalled match hangs on them.
  it('gives the numbers it has always given', () => {
    const limits = [2, 6, 10, 52, 1000, 2 ** 32, 3 * 2 ** 30];
    let random = randomFrom(SEED);
    const drawn = limits.map((n) => {
      const [value, next] = below(random, n);
      random = next;
      return value;
    });
    expect(drawn).toEqual([1, 0, 1, 13, 118, 2818297230, 359402175]);
    const [order] = shuffle(random, upTo(21));
    expect(order).toEqual([1, 11, 10, 5, 20, 13, 8, 14, 12, 0, 2, 17, 4, 3, 6, 16, 18, 9, 7, 19, 15]);
    expect(pick({ seed: 'f'.repeat(64), n: 2 ** 40 }, [...'abcdefghij'])[0]).toBe('e');
  });

  it('is ChaCha20 with the draw’s number as nonce, as OpenSSL computes it', () => {
    for (const n of [0, 1, 255, 2 ** 32 + 5]) {
      const iv = Buffer.alloc(16);
      iv.writeBigUInt64BE(BigInt(n), 8);
      const bytes = createCipheriv('chacha20', Buffer.from(SEED, 'hex'), iv).update(Buffer.alloc(4));
      expect(below({ seed: SEED, n }, 2 ** 32)[0]).toBe(bytes.readUInt32LE());
    }
  });

  it('keeps its position as plain JSON and goes on from it', () => {
    fc.assert(
      fc.property(seeds, fc.nat(1000), (seed, n) => {
        const position: RandomState = { seed, n };
        const stored = JSON.parse(JSON.stringify(position)) as RandomState;
        expect(shuffle(stored, upTo(10))).toEqual(shuffle(position, upTo(10)));
        expect(below(position, 6)[1]).toEqual({ seed, n: n + 1 });
      }),
    );
  });

  it('of two streams drawn in turns each gives what it gives alone', () => {
    const seeds = ['1a'.repeat(32), '2b'.repeat(32)];
    const draw = (random: RandomState, turn: number) =>
      turn % 2 === 0
        ? shuffle(
            random,
            Array.from({ length: 40 }, (_, card) => card),
          )
        : below(random, 3 * 2 ** 30);
    const play = (random: RandomState[]) => {
      const drawn: unknown[][] = random.map(() => []);
      for (let turn = 0; turn < 20; turn++) {
        for (const [stream, at] of random.entries()) {
          const [value, after] = draw(at, turn);
          drawn[stream]?.push(value);
          random[stream] = after;
        }
      }
      return drawn;
    };
    const alone = seeds.map((seed) => play([randomFrom(seed)])[0]);
    expect(play(seeds.map(randomFrom))).toEqual(alone);
  });

  it('does not change what it is given', () => {
    const random = Object.freeze(randomFrom(SEED));
    const items = Object.freeze(upTo(5));
    shuffle(random, items);
    pick(random, items);
    expect(items).toEqual([0, 1, 2, 3, 4]);
  });

  it('wants a seed of 64 lower-case hex digits', () => {
    expect(isSeed(SEED)).toBe(true);
    for (const bad of ['', 'abc', SEED.toUpperCase(), `${SEED}0`, 'g'.repeat(64)]) {
      expect(isSeed(bad)).toBe(false);
      expect(() => randomFrom(bad)).toThrow('A seed is 64 lower-case hex digits.');
    }
  });
});

describe('below', () => {
  it('stays from 0 to n - 1 for every n', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const [value] = below(randomFrom(seed), n);
        expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true);
      }),
    );
  });

  it('makes every number equally likely', () => {
    // 30 degrees of freedom: 70.2 is passed once in 20,000 fair runs.
    expect(
      chiSquare(
        draws(31_000, (random) => below(random, 31)),
        31,
      ),
    ).toBeLessThan(70.2);
  });

  it('leans to neither half where a quarter of the words must be thrown away', () => {
    const n = 3 * 2 ** 30;
    const low = draws(20_000, (random) => below(random, n)).filter((value) => value < n / 2).length;
    // Without rejection two thirds would be low; four standard errors are 283.
    expect(Math.abs(low - 10_000)).toBeLessThan(283);
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('refuses %d', (n) => {
    expect(() => below(randomFrom(SEED), n)).toThrow(/whole number from 1 to 2\^32/);
  });
});

describe('shuffle and pick', () => {
  it('a shuffle has the same items', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.nat()), (seed, items) => {
        const [mixed] = shuffle(randomFrom(seed), items);
        expect(mixed.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
      }),
    );
  });

  it('every order of four cards is equally likely', () => {
    // 23 degrees of freedom: 58.6 is passed once in 20,000 fair runs.
    expect(
      chiSquare(
        draws(24_000, (random) => shuffle(random, upTo(4))).map((order) => order.join()),
        24,
      ),
    ).toBeLessThan(58.6);
  });

  it('every one of 21 cards is equally likely to lie on top, and at the bottom', () => {
    const orders = draws(21_000, (random) => shuffle(random, upTo(21)));
    // 20 degrees of freedom: 53.9 is passed once in 16,000 fair runs.
    expect(
      chiSquare(
        orders.map((order) => order[0] as number),
        21,
      ),
    ).toBeLessThan(53.9);
    expect(
      chiSquare(
        orders.map((order) => order[20] as number),
        21,
      ),
    ).toBeLessThan(53.9);
  });

  it('every item is equally likely to be picked', () => {
    // 6 degrees of freedom: 29.7 is passed once in 22,000 fair runs.
    expect(
      chiSquare(
        draws(7_000, (random) => pick(random, [...'abcdefg'])),
        7,
      ),
    ).toBeLessThan(29.7);
  });

  it('nothing can be picked from nothing', () => {
    expect(() => pick(randomFrom(SEED), [])).toThrow(/below\(0\)/);
  });

  it('more cards than one block of the stream has words are shuffled too', () => {
    const [mixed] = shuffle(randomFrom(SEED), upTo(1000));
    expect(new Set(mixed).size).toBe(1000);
  });
});
