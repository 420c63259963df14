import { same } from '../legal/same.ts';
import type { CardId } from '../types/card.ts';
import type { Belief, Guess, Lore, Memo } from '../types/knowledge.ts';
import type { Side } from '../types/state.ts';
import { seenBy } from './belief.ts';
import type { Deal } from './deal.ts';

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
  const depth = Math.max(...knows.map(({ tops }) => tops.length));
  const names = namesNow(side, deal, depth);
  const name = (card: CardId): CardId => names.get(card) ?? card;
  // Seen by everyone is seen by them too, wherever it may be.
  const seen = outsider.flatMap(seenBy);
  return knows.map(({ weight, held, strangers, mixed, tops }): Guess => {
    const now = Object.fromEntries(Object.entries(mixed).map(([card, since]) => [name(card as CardId), since]));
    const holds = held.map(name).sort();
    const also = seen.filter((card) => !(card in now) && !holds.includes(card)).map((card) => [card, 0]);
    return {
      weight,
      held: holds,
      strangers,
      mixed: { ...Object.fromEntries(also), ...now },
      tops: tops.map((card) => card && name(card)),
    };
  });
}

/** The owner knows the cards now in the places they knew, and all that others have seen going in. */
function relabelMemo(side: Side, deal: Deal, rival: Belief): Memo {
  const { owner } = side.lore;
  const names = namesNow(side, deal, 0);
  const placed = owner.tops.flatMap((place, depth) => (place === 'known' ? (deal.mind.at(-1 - depth) ?? []) : []));
  const seen = new Set([...owner.seen.map((card) => names.get(card) ?? card), ...placed, ...rival.flatMap(seenBy)]);
  return { tops: owner.tops, seen: deal.mind.filter((card) => seen.has(card)).sort() };
}

/** Which card lies now where each card lay. Within a zone cards that stay are themselves. */
function namesNow(before: Deal, after: Deal, depth: number): Map<CardId, CardId> {
  const zones = zonesOf(after, depth);
  return new Map(
    zonesOf(before, depth).flatMap((cards, zone) => {
      const now = zones[zone] ?? [];
      const come = now.filter((card) => !cards.includes(card)).sort();
      const gone = cards.filter((card) => !now.includes(card)).sort();
      return cards.map((card) => [card, now.includes(card) ? card : (come[gone.indexOf(card)] ?? card)] as const);
    }),
  );
}

/** The hand, the ideas, the mind, and apart from it each of its top places. */
function zonesOf({ hand, mind, faceDown }: Deal, depth: number): readonly (readonly CardId[])[] {
  const rest = Math.max(0, mind.length - depth);
  return [hand, faceDown.flat(), mind.slice(0, rest), ...mind.slice(rest).map((card) => [card])];
}
