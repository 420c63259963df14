import { describe, expect, it } from 'vitest';
import type { CardId } from '../src/index.ts';
import { freshBelief, learn } from '../src/knowledge/belief.ts';
import {
  afterDraw,
  afterEnteringHand,
  afterLeavingHand,
  afterLeavingMind,
  afterReturning,
  afterTaking,
} from '../src/knowledge/guess.ts';
import type { Belief } from '../src/types/knowledge.ts';

const weightOf = (belief: Belief): number => belief.reduce((sum, { weight }) => sum + weight, 0);

/** A hand of eight strangers and one known card, of which three go back unseen and three are drawn, again and again. */
function cycled(times: number): Belief {
  let belief = learn(freshBelief(8), (guess) => afterEnteringHand(guess, 'PC1'));
  for (let tick = 1; tick <= times; tick++) {
    belief = learn(belief, (guess) => afterReturning(guess, 3, tick));
    for (let card = 0; card < 3; card++) belief = learn(belief, (guess) => afterDraw(guess, tick));
  }
  return belief;
}

describe('a belief', () => {
  it('weighs its guesses by the ways that lead to them', () => {
    const [held, mixed] = cycled(1).toSorted((one, two) => two.held.length - one.held.length);
    // Of the 84 ways to give back three of nine cards, 56 leave the known one and 28 do not.
    expect([held?.held, held?.weight]).toEqual([['PC1'], 56]);
    expect([mixed?.held, mixed?.weight]).toEqual([[], 28]);
  });

  it('keeps its weights small enough to draw from, however often cards go to and fro', () => {
    for (const times of [3, 8, 20]) {
      const belief = cycled(times);
      expect(weightOf(belief)).toBeLessThan(2 ** 32);
      expect(belief.every(({ weight }) => Number.isInteger(weight) && weight > 0)).toBe(true);
    }
    let taken = freshBelief(1);
    for (let time = 0; time < 15; time++) taken = learn(taken, (guess) => afterTaking(guess, 3, 0));
    const known = learn(taken, (guess) => afterEnteringHand(guess, 'PC1'));
    expect(weightOf(learn(known, (guess) => afterReturning(guess, 1, 1)))).toBeLessThan(2 ** 32);
  });

  it('drops the guesses that what is seen rules out', () => {
    const turnedUp = learn(cycled(1), (guess) => afterLeavingMind(guess, 'PC1'));
    expect(turnedUp.every(({ held }) => held.length === 0)).toBe(true);
  });

  it('stays small when the known cards of a hand are many', () => {
    const hand: readonly CardId[] = ['CT01', 'CT02', 'CT03', 'CT04', 'CT05', 'CT06', 'CT07', 'CT08', 'CT09', 'CT10'];
    let belief = hand.reduce((now, card) => learn(now, (guess) => afterEnteringHand(guess, card)), freshBelief(0));
    belief = learn(belief, (guess) => afterReturning(guess, 3, 1));
    expect(belief).toHaveLength(120);
    belief = learn(belief, (guess) => afterReturning(guess, 3, 2));
    expect(belief).toHaveLength(1);
    expect(belief[0]?.strangers).toHaveLength(4);
    expect(Object.keys(belief[0]?.mixed ?? {})).toHaveLength(10);
  });

  it('says so when nothing it holds possible can have happened', () => {
    const empty = freshBelief(0);
    expect(() => learn(empty, (guess) => afterLeavingHand(guess, 'CT01'))).toThrow('no guess at the hidden cards');
  });
});
