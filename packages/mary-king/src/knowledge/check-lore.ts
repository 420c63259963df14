import type { CardId } from '../types/card.ts';
import type { Belief, Pool } from '../types/knowledge.ts';
import type { Side } from '../types/state.ts';
import { sinceOf } from './pools.ts';

/** What everybody believes of a side is true of it; throws otherwise. */
export function checkLore(side: Side): void {
  const { owner, rival, spectator } = side.lore;
  for (const card of owner.seen) must(side.mind.includes(card), `The owner believes ${card} to be in the mind`);
  for (const [depth, place] of owner.tops.entries()) {
    const card = side.mind.at(-1 - depth);
    must(place === null || (card !== undefined && owner.seen.includes(card)), `The owner knows an unseen card`);
  }
  checkBelief(side, rival);
  checkBelief(side, spectator);
  for (const card of Object.keys(rival.marks) as CardId[])
    must(side.hand.includes(card) || owner.seen.includes(card), `The rival has seen ${card} and the owner has not`);
}

function checkBelief(side: Side, belief: Belief): void {
  const heldCount = side.hand.filter((card) => belief.marks[card]?.kind === 'held').length;
  for (const [card, mark] of Object.entries(belief.marks)) {
    const [inHand, inMind] = [side.hand.includes(card as CardId), side.mind.includes(card as CardId)];
    must(mark.kind === 'held' ? inHand : inHand || inMind, `${card} is believed to be ${mark.kind}`);
    if (mark.kind === 'perhaps')
      must(
        belief.pools.some((pool) => pool.id === mark.pool),
        `${card} is in no pool`,
      );
  }
  const places = belief.pools.reduce((sum, pool) => sum + pool.hand, heldCount);
  must(places === side.hand.length, `A hand of ${side.hand.length} is believed to have ${places} places`);
  must(belief.tops.length <= side.mind.length, 'More of the mind is known than there is');
  checkPlaces(side, belief);
}

/** Every card in a place of a pool is one that may be there, and each stranger is one card at most. */
function checkPlaces(side: Side, belief: Belief): void {
  const strangers = new Map(belief.pools.map((pool) => [pool.id, [...pool.strangers]]));
  for (const [depth, place] of belief.tops.entries()) {
    const card = side.mind.at(-1 - depth);
    if (card === undefined || place === null) continue;
    const mark = belief.marks[card];
    if (place === 'known') must(mark?.kind === 'mixed', `The known ${card} has no mark`);
    else if (mark?.kind !== 'perhaps' || mark.pool !== place)
      must(takeStranger([strangers.get(place) ?? []], sinceOf(mark)), `${card} cannot lie on the mind`);
  }
  const inHand = side.hand.filter((card) => belief.marks[card]?.kind !== 'held');
  const unnamed = inHand.filter((card) => belief.marks[card]?.kind !== 'perhaps');
  const bySince = unnamed.map((card) => sinceOf(belief.marks[card])).sort((a, b) => a - b);
  const open = belief.pools.filter((pool: Pool) => pool.hand > 0).map((pool) => strangers.get(pool.id) ?? []);
  for (const since of bySince) must(takeStranger(open, since), `A card mixed in at ${since} cannot be in the hand`);
}

function takeStranger(pools: readonly number[][], since: number): boolean {
  const found = pools
    .flatMap((ticks) => ticks.map((tick) => ({ ticks, tick })))
    .filter(({ tick }) => tick >= since)
    .sort((a, b) => a.tick - b.tick)[0];
  if (!found) return false;
  found.ticks.splice(found.ticks.indexOf(found.tick), 1);
  return true;
}

function must(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(`${sentence}.`);
}
