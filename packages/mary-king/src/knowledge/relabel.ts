import { same } from '../legal/same.ts';
import type { CardId } from '../types/card.ts';
import type { Belief, Lore, Mark, Memo } from '../types/knowledge.ts';
import type { Side } from '../types/state.ts';
import type { Deal } from './deal.ts';
import { sinceOf } from './pools.ts';

/**
 * What the better informed know of a side that was dealt anew for an outsider. Their knowledge is of the cards in
 * their places, so it goes over to whatever lies there now; what the outsider knows too stays with its card.
 */
export function relabelled(side: Side, deal: Deal, audience: 'rival' | 'spectator'): Lore {
  const { lore } = side;
  const byName = audience === 'rival' || same(lore.rival, lore.spectator);
  const rival = byName ? lore.rival : relabelBelief(side, deal, lore.rival, lore.spectator);
  return { tick: lore.tick, owner: relabelMemo(side, deal, rival), rival, spectator: lore.spectator };
}

function relabelBelief(side: Side, deal: Deal, knows: Belief, outsider: Belief): Belief {
  const names = namesNow(side, deal, knows.tops);
  const marks: Partial<Record<CardId, Mark>> = {};
  for (const [card, mark] of Object.entries(knows.marks)) {
    const now = names.get(card as CardId);
    if (now) marks[now] = mark;
  }
  // Seen by everyone is seen by them too, wherever it may be.
  for (const [card, mark] of Object.entries(outsider.marks) as [CardId, Mark][])
    marks[card] ??= { kind: 'mixed', since: deal.mind.includes(card) ? sinceOf(mark) : 0 };
  return { ...knows, marks };
}

/** The owner knows the cards now in the places they knew, and all that others have seen going in. */
function relabelMemo(side: Side, deal: Deal, rival: Belief): Memo {
  const { owner } = side.lore;
  const names = namesNow(side, deal, []);
  const placed = owner.tops.flatMap((place, depth) => (place === 'known' ? (deal.mind.at(-1 - depth) ?? []) : []));
  const seen = new Set([...owner.seen.map((card) => names.get(card) ?? card), ...placed]);
  for (const card of Object.keys(rival.marks) as CardId[]) seen.add(card);
  return { tops: owner.tops, seen: deal.mind.filter((card) => seen.has(card)).sort() };
}

/** Which card lies now where each card lay. Within a zone cards that stay are themselves. */
function namesNow(side: Deal, deal: Deal, tops: Belief['tops']): Map<CardId, CardId> {
  const before = zonesOf(side, tops);
  const after = zonesOf(deal, tops);
  const names = new Map<CardId, CardId>();
  for (const [zone, cards] of before) {
    const now = after.get(zone) ?? [];
    const gone = cards.filter((card) => !now.includes(card)).sort();
    const come = now.filter((card) => !cards.includes(card)).sort();
    for (const card of cards) {
      const name = now.includes(card) ? card : come[gone.indexOf(card)];
      if (name) names.set(card, name);
    }
  }
  return names;
}

/** The hand, the ideas, the mind, and apart from it the places of each pool. */
function zonesOf(deal: Deal, tops: Belief['tops']): Map<string, readonly CardId[]> {
  const zones = new Map<string, CardId[]>([
    ['hand', [...deal.hand]],
    ['ideas', deal.faceDown.flat()],
    ['mind', []],
  ]);
  for (const [index, card] of deal.mind.entries()) {
    const place = tops[deal.mind.length - 1 - index] ?? null;
    const zone = typeof place === 'number' ? `pool ${place}` : 'mind';
    zones.set(zone, [...(zones.get(zone) ?? []), card]);
  }
  return zones;
}
