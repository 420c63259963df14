import { describe, expect, it } from 'vitest';
import { diceFrom } from '../src/dice.ts';
import { isSeed } from '../src/random.ts';

describe('dice', () => {
  it('fall the same for the same text and otherwise for another', () => {
    const throws = (text: string) =>
      Array.from(
        { length: 20 },
        (
          (dice) => () =>
            dice.below(1000)
        )(diceFrom(text)),
      );
    expect(throws('a')).toEqual(throws('a'));
    expect(throws('a')).not.toEqual(throws('b'));
  });

  it('take some of the items, none twice', () => {
    const dice = diceFrom('some');
    const taken = dice.some([1, 2, 3, 4, 5], 3);
    expect(new Set(taken).size).toBe(3);
    expect(dice.some([1, 2], 5).sort()).toEqual([1, 2]);
  });

  it('choose by weight, and never what weighs nothing', () => {
    const dice = diceFrom('weights');
    const counts = [0, 0, 0];
    for (let i = 0; i < 3000; i++) {
      const place = dice.weighted([1, 0, 2]);
      counts[place] = (counts[place] ?? 0) + 1;
    }
    expect(counts[1]).toBe(0);
    expect(counts[0]).toBeGreaterThan(900);
    expect(counts[0]).toBeLessThan(1100);
  });

  it('make seeds of 64 hex digits', () => {
    expect(isSeed(diceFrom('seed').seed())).toBe(true);
  });

  it('take a part of a time as a chance', () => {
    const dice = diceFrom('times');
    const sum = Array.from({ length: 1000 }, () => dice.times(2.25)).reduce((a, b) => a + b);
    expect(sum).toBeGreaterThan(2150);
    expect(sum).toBeLessThan(2350);
  });
});
