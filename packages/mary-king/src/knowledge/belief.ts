import type { CardId } from '../types/card.ts';
import type { Belief, Pool } from '../types/knowledge.ts';
import {
  dropEmptyPools,
  markOf,
  mayHide,
  mergePools,
  poolOf,
  remark,
  sinceOf,
  trim,
  withMark,
  withoutMark,
  withoutStranger,
  withPool,
  withStranger,
} from './pools.ts';

/** What an outsider learns from each thing that can happen to a side's hidden cards (MK-R27). */

export const freshBelief = (hand: number): Belief => ({
  marks: {},
  tops: [],
  pools: [{ id: 0, hand, strangers: Array.from({ length: hand }, () => 0) }],
});

/** Cards went from the top of the mind to the hand, the topmost first. */
export function afterDraw(belief: Belief, cards: readonly CardId[], tick: number): Belief {
  let now = belief;
  for (const card of cards) {
    const [place = null, ...below] = now.tops;
    now = { ...now, tops: trim(below) };
    if (place === 'known') now = { ...now, marks: withMark(now.marks, card, { kind: 'held' }) };
    else if (place === null) now = withStranger(now, 0, tick);
    else now = withPool(now, moreHand(poolOf(now, place)));
  }
  return now;
}

const moreHand = (pool: Pool): Pool => ({ ...pool, hand: pool.hand + 1 });

/** A card left the hand in sight: played or discarded. */
export function afterLeavingHand(belief: Belief, card: CardId): Belief {
  const mark = markOf(belief, card);
  const marks = withoutMark(belief.marks, card);
  if (mark?.kind === 'held') return { ...belief, marks };
  if (mark?.kind === 'perhaps') {
    const pool = poolOf(belief, mark.pool);
    return dropEmptyPools(withPool({ ...belief, marks }, { ...pool, hand: pool.hand - 1 }));
  }
  const since = sinceOf(mark);
  const ids = belief.pools.filter((pool) => pool.hand > 0 && mayHide(pool, since)).map((pool) => pool.id);
  const [id] = ids;
  if (id === undefined) throw new Error(`${card} was in a hand where it could not be.`);
  const merged = mergePools({ ...belief, marks }, ids);
  const pool = withoutStranger(poolOf(merged, id), since);
  const left = withPool(merged, { ...pool, hand: pool.hand - 1 });
  return pool.hand === 1 ? dropEmptyPools(left) : left;
}

/** The top card of the mind was turned up and left it. */
export function afterLeavingMind(belief: Belief, card: CardId): Belief {
  const [place = null, ...below] = belief.tops;
  const mark = markOf(belief, card);
  const now: Belief = { ...belief, marks: withoutMark(belief.marks, card), tops: trim(below) };
  if (typeof place !== 'number') return now;
  if (mark?.kind === 'perhaps' && mark.pool === place) return dropEmptyPools(now);
  return dropEmptyPools(withPool(now, withoutStranger(poolOf(now, place), sinceOf(mark))));
}

/** A card was seen going into the mind; whatever was in the hand before is not this card. */
export const afterEnteringMind = (belief: Belief, card: CardId, tick: number): Belief => ({
  ...belief,
  marks: withMark(belief.marks, card, { kind: 'mixed', since: tick }),
});

export const afterLayingOnTop = (belief: Belief, card: CardId, tick: number): Belief => ({
  ...afterEnteringMind(belief, card, tick),
  tops: ['known', ...belief.tops],
});

/** A shuffle wipes places, not zones. */
export const afterShuffle = (belief: Belief): Belief =>
  belief.tops.length === 0 ? belief : dropEmptyPools({ ...belief, tops: [] });

/** A card came to the hand in sight. */
export const afterEnteringHand = (belief: Belief, card: CardId): Belief => ({
  ...belief,
  marks: withMark(belief.marks, card, { kind: 'held' }),
});

/** Some cards of the hand, nobody else knows which, were shuffled into the mind. */
export function afterReturning(belief: Belief, count: number, tick: number): Belief {
  const shuffled = afterShuffle(belief);
  const held = Object.values(shuffled.marks).filter((mark) => mark.kind === 'held').length;
  const merged = mergePools(
    shuffled,
    shuffled.pools.map((pool) => pool.id),
  );
  const pool = poolOf(merged, 0);
  return dropEmptyPools({
    marks: remark(merged.marks, (mark) => (mark.kind === 'held' ? { kind: 'perhaps', pool: 0, since: tick } : mark)),
    tops: [],
    pools: [{ ...pool, hand: pool.hand + held - count }],
  });
}

/** One of the top cards, nobody else knows which, went to the hand, and the others back in an unknown order. */
export function afterTaking(belief: Belief, looked: readonly CardId[], tick: number): Belief {
  const places = looked.map((_, index) => belief.tops[index] ?? null);
  if (looked.length === 1 || places.every((place) => place === null)) {
    const back = Array.from({ length: looked.length - 1 }, () => null);
    const drawn = afterDraw(belief, looked.slice(0, 1), tick);
    return { ...drawn, tops: trim([...back, ...belief.tops.slice(looked.length)]) };
  }
  const joined = [...new Set(places.filter((place) => typeof place === 'number'))];
  const id = Math.max(...belief.pools.map((pool) => pool.id)) + 1;
  const strangers = places.filter((place) => place === null).map(() => tick);
  const known = looked.filter((_, index) => places[index] === 'known');
  const marks = known.reduce(
    (all, card) => withMark(all, card, { kind: 'perhaps', pool: id, since: sinceOf(markOf(belief, card)) }),
    belief.marks,
  );
  const below = belief.tops.slice(looked.length);
  const grouped: Belief = {
    marks,
    tops: [...looked.slice(1).map(() => id), ...below],
    pools: [...belief.pools, { id, hand: 1, strangers }],
  };
  return mergePools(grouped, [id, ...joined]);
}

/** The whole hand was shown. */
export function afterSeeingHand(belief: Belief, hand: readonly CardId[]): Belief {
  const emptied = hand.reduce(afterLeavingHand, belief);
  return hand.reduce(afterEnteringHand, dropEmptyPools(emptied));
}
