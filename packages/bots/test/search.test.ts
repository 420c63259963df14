import { diceFrom } from '@ghostlight/rules-kit';
import { describe, expect, it } from 'vitest';
import { type ByStrength, decide, STRENGTHS } from '../src/index.ts';
import { choicesOf } from '../src/search.ts';
import { dealt, bot as highCard } from './toys/high-card.ts';
import { bot as nim } from './toys/nim.ts';

const seedNo = (n: number): string => diceFrom(`seed ${n}`).seed();
const seeds = Array.from({ length: 5 }, (_, n) => seedNo(n));
const nimAt = (matches: number) => ({ ...nim.rules.setup({}, 2, seedNo(0)), matches });

describe('search', () => {
  it('finds the winning number of matches wherever there is one', () => {
    for (const matches of [5, 7, 9, 10]) {
      const found = seeds.map((seed) => decide(nim, { world: nimAt(matches), seat: 'a', strength: 'cruel', seed })[0]);
      const right = found.filter((action) => (action as { count: number }).count === matches % 4).length;
      expect(right, `${matches} matches`).toBeGreaterThanOrEqual(4);
    }
  });

  it('stays with a high card and leaves with a low one, whatever the other seat really holds', () => {
    for (const seed of seeds) {
      for (const hidden of [1, 2, 3, 4, 5, 6]) {
        const choice = (own: number) =>
          decide(highCard, { world: dealt(own, hidden), seat: 'a', strength: 'cruel', seed });
        if (hidden !== 2) expect(choice(2), `seed ${seed}`).toEqual([{ type: 'leave' }]);
        if (hidden !== 5) expect(choice(5), `seed ${seed}`).toEqual([{ type: 'stay' }]);
      }
    }
  });

  it('is the same function of what the seat knows: a re-dealt world and the same seed give the same act', () => {
    for (const seed of seeds) {
      for (const strength of STRENGTHS) {
        const ask = (world: unknown) => decide(highCard, { world, seat: 'a', strength, seed });
        const world = dealt(3, 6);
        for (const other of seeds) expect(ask(highCard.rules.resample(world, 'a', other))).toEqual(ask(world));
      }
    }
  });

  it('gives the same act for the same seed and sometimes another for another seed', () => {
    const ask = (seed: string) => decide(nim, { world: nimAt(12), seat: 'a', strength: 'gentle', seed });
    const acts = Array.from({ length: 40 }, (_, n) => ask(seedNo(n)));
    expect(acts).toEqual(Array.from({ length: 40 }, (_, n) => ask(seedNo(n))));
    expect(new Set(acts.map((act) => JSON.stringify(act))).size).toBeGreaterThan(1);
  });

  it('counts moves of one label as one choice with their weights added', () => {
    const twins = { ...nim, label: () => 'any', weigh: () => [1, 2, 3] };
    expect(choicesOf(twins, nimAt(9), 'a')).toEqual([{ label: 'any', action: { type: 'take', count: 1 }, share: 1 }]);
  });

  it('leaves out moves without weight unless there are no others', () => {
    const picky = (weights: number[]) =>
      choicesOf({ ...nim, weigh: () => weights }, nimAt(9), 'a').map(({ label }) => label);
    expect(picky([0, 1, 0])).toEqual(['2']);
    expect(picky([0, 0, 0])).toEqual(['1', '2', '3']);
  });

  it('does not think about the only move there is', () => {
    const never = { ...nim, verdict: () => expect.fail('judged'), playout: () => expect.fail('played out') };
    expect(decide(never, { world: nimAt(1), seat: 'a', strength: 'cruel', seed: seedNo(0) })).toEqual([
      { type: 'take', count: 1 },
    ]);
  });

  it('plays better with more worlds', () => {
    const right: ByStrength<number> = { gentle: 0, steady: 0, cruel: 0 };
    const counted = STRENGTHS.map((strength) => {
      const acts = Array.from(
        { length: 60 },
        (_, n) => decide(nim, { world: nimAt(11), seat: 'a', strength, seed: seedNo(n) })[0],
      );
      return [strength, acts.filter((act) => (act as { count: number }).count === 3).length] as const;
    });
    const { gentle, steady, cruel } = { ...right, ...Object.fromEntries(counted) };
    expect(steady).toBeGreaterThan(gentle);
    expect(cruel).toBeGreaterThan(steady);
  });
});
