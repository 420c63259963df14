import type { CardId } from '../types/card.ts';
import type { Belief, Mark, Place, Pool } from '../types/knowledge.ts';

export type Marks = Belief['marks'];

export const markOf = (belief: Belief, card: CardId): Mark | undefined => belief.marks[card];

/** From when on a card may have been drawn unseen: always, if it was never seen. */
export const sinceOf = (mark: Mark | undefined): number => (mark && mark.kind !== 'held' ? mark.since : 0);

export function withMark(marks: Marks, card: CardId, mark: Mark): Marks {
  return { ...marks, [card]: mark };
}

export function withoutMark(marks: Marks, card: CardId): Marks {
  if (!(card in marks)) return marks;
  const { [card]: _gone, ...rest } = marks;
  return rest;
}

/** The marks with some of them changed. */
export function remark(marks: Marks, change: (mark: Mark) => Mark): Marks {
  return Object.fromEntries(Object.entries(marks).map(([card, mark]) => [card, change(mark)]));
}

export const poolOf = (belief: Belief, id: number): Pool => {
  const pool = belief.pools.find((each) => each.id === id);
  if (!pool) throw new Error(`There is no pool ${id}.`);
  return pool;
};

export const withPool = (belief: Belief, pool: Pool): Belief => ({
  ...belief,
  pools: belief.pools.map((each) => (each.id === pool.id ? pool : each)),
});

/** Adds a stranger that came to the hand at this tick: no earlier one is younger. */
export const withStranger = (belief: Belief, id: number, tick: number): Belief => {
  const pool = poolOf(belief, id);
  return withPool(belief, { ...pool, hand: pool.hand + 1, strangers: [...pool.strangers, tick] });
};

/** Whether the card may be one of the pool's strangers. */
export const mayHide = (pool: Pool, since: number): boolean => (pool.strangers.at(-1) ?? -1) >= since;

/** Takes the stranger that can be the fewest other cards: whoever is left can still be all they could be. */
export function withoutStranger(pool: Pool, since: number): Pool {
  const index = pool.strangers.findIndex((tick) => tick >= since);
  if (index < 0) throw new Error(`No stranger of pool ${pool.id} can be a card mixed in at ${since}.`);
  return { ...pool, strangers: pool.strangers.toSpliced(index, 1) };
}

/** Makes one pool of several: what was known of each is now known of all. The first takes the others in. */
export function mergePools(belief: Belief, ids: readonly number[]): Belief {
  const [into, ...gone] = ids;
  if (into === undefined || gone.length === 0) return belief;
  const merged = ids.map((id) => poolOf(belief, id));
  const pool: Pool = {
    id: into,
    hand: merged.reduce((sum, each) => sum + each.hand, 0),
    strangers: merged.flatMap((each) => each.strangers).sort((a, b) => a - b),
  };
  const joined = (id: number) => (gone.includes(id) ? into : id);
  return {
    marks: remark(belief.marks, (mark) => (mark.kind === 'perhaps' ? { ...mark, pool: joined(mark.pool) } : mark)),
    tops: belief.tops.map((place) => (typeof place === 'number' ? joined(place) : place)),
    pools: belief.pools.filter((each) => !gone.includes(each.id)).map((each) => (each.id === into ? pool : each)),
  };
}

/** Pools without a place hold nobody: whoever might have been there is in the mind. */
export function dropEmptyPools(belief: Belief): Belief {
  const empty = belief.pools.filter((pool) => pool.hand === 0 && !belief.tops.includes(pool.id)).map((pool) => pool.id);
  if (empty.length === 0) return belief;
  return {
    marks: remark(belief.marks, (mark) =>
      mark.kind === 'perhaps' && empty.includes(mark.pool) ? { kind: 'mixed', since: mark.since } : mark,
    ),
    tops: belief.tops,
    pools: belief.pools.flatMap((pool) => {
      if (!empty.includes(pool.id)) return [pool];
      return pool.id === 0 ? [{ id: 0, hand: 0, strangers: [] }] : [];
    }),
  };
}

/** Without the unknown places at its lower end. */
export function trim<T extends Place>(tops: readonly T[]): readonly T[] {
  let length = tops.length;
  while (length > 0 && tops[length - 1] === null) length--;
  return length === tops.length ? tops : tops.slice(0, length);
}
