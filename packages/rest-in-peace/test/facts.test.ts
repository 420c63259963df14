import { describe, expect, it } from 'vitest';
import * as facts from '../src/facts.ts';
import type { Value } from '../src/index.ts';

const { DECK, HAND, waitingZone, bit } = facts;
const fact = (zones: number, values: readonly Value[], atLeast: number): facts.Fact => ({
  zones,
  values: facts.bitsOf(values),
  atLeast,
});

describe('Facts about hidden ghosts', () => {
  it('lose one when a ghost of theirs leaves in sight, whichever it was', () => {
    expect(facts.left([fact(HAND, [3], 2), fact(HAND, [4], 1)], HAND, 3)).toEqual([
      fact(HAND, [3], 1),
      fact(HAND, [4], 1),
    ]);
  });

  it('gain one when a ghost comes in sight', () => {
    expect(facts.came([fact(HAND | DECK, [3], 1)], HAND, 3)).toEqual([fact(HAND | DECK, [3], 2), fact(HAND, [3], 1)]);
    expect(facts.came([fact(HAND, [3], 1)], HAND, 3)).toEqual([fact(HAND, [3], 2)]);
  });

  it('widen when a ghost slips from the hand to round 10', () => {
    expect(facts.slipped([fact(HAND, [3], 1), fact(DECK, [4], 1)], waitingZone(1))).toEqual([
      fact(HAND | waitingZone(1), [3], 1),
      fact(DECK, [4], 1),
    ]);
  });

  it('of the deck follow what is drawn, at most as many as were drawn', () => {
    expect(facts.drawn([fact(DECK, [1, 5], 4)], 2, 3)).toEqual([fact(DECK | HAND, [1, 5], 4), fact(DECK, [1, 5], 2)]);
  });

  it('of a hand that cannot hold them all are about round 10 when the hand grows', () => {
    expect(facts.drawn([fact(HAND | waitingZone(0), [6], 1)], 2, 0)).toContainEqual(fact(waitingZone(0), [6], 1));
  });

  it('are settled by seeing the hand: what is not there lies elsewhere', () => {
    const seen = facts.handSeen([fact(HAND | waitingZone(0), [6], 1)], [2, 2]);
    expect(seen).toEqual([fact(waitingZone(0), [6], 1), fact(HAND, [2], 2)]);
  });

  it('end for a place that is turned up', () => {
    expect(facts.opened([fact(HAND | waitingZone(0), [6], 1)], waitingZone(0), 6)).toEqual([fact(HAND, [6], 0)]);
  });

  it('are dropped when they say nothing whatever the values are, or another says more', () => {
    const hidden = { deck: [1, 2], hand: [3, 3], waiting: [4] } as const;
    expect(facts.tidy([fact(DECK | HAND | waitingZone(0), [3], 2)], hidden)).toEqual([]);
    expect(
      facts.tidy([fact(HAND, [3], 2), fact(HAND | DECK, [3], 2), fact(HAND, [3], 2), fact(HAND, [2], 0)], hidden),
    ).toEqual([fact(HAND, [3], 2)]);
  });

  it('stand in one order, whichever was learned first', () => {
    const hidden = { deck: [1, 2], hand: [3, 3], waiting: [4] } as const;
    const [one, two] = [fact(HAND, [3], 2), fact(DECK, [2], 1)];
    expect(facts.tidy([one, two], hidden)).toEqual(facts.tidy([two, one], hidden));
  });

  it('tell nothing when counting tells as much', () => {
    const hidden = { deck: [3], hand: [3, 3], waiting: [3] } as const;
    expect(facts.tells(fact(HAND, [3], 2), hidden)).toBe(false);
    expect(facts.tells(fact(HAND, [3], 2), { ...hidden, deck: [1] })).toBe(true);
  });

  it('can be checked against the cards', () => {
    const hidden = { deck: [1], hand: [3], waiting: [4, 5] } as const;
    expect(facts.holds(fact(waitingZone(1) | DECK, [5], 1), hidden)).toBe(true);
    expect(facts.holds(fact(waitingZone(0) | HAND, [5], 1), hidden)).toBe(false);
    expect(bit(3)).toBe(8);
  });
});
