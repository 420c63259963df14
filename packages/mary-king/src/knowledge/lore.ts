import type { CardId } from '../types/card.ts';
import type { Belief, Lore, Memo } from '../types/knowledge.ts';
import * as belief from './belief.ts';
import { trim } from './pools.ts';

/** How each move of hidden cards changes what owner, rival and spectators know of a side. */

export function freshLore(hand: number): Lore {
  const outsider = belief.freshBelief(hand);
  return { tick: 0, owner: { tops: [], seen: [] }, rival: outsider, spectator: outsider };
}

export function drawn(lore: Lore, cards: readonly CardId[]): Lore {
  const owner = { tops: trim(lore.owner.tops.slice(cards.length)), seen: without(lore.owner.seen, cards) };
  return outsiders({ ...lore, owner }, (each) => belief.afterDraw(each, cards, lore.tick));
}

export function leftHand(lore: Lore, card: CardId): Lore {
  return outsiders(lore, (each) => belief.afterLeavingHand(each, card));
}

/** Turned up from the top of the mind. */
export function leftMind(lore: Lore, card: CardId): Lore {
  const owner = { tops: trim(lore.owner.tops.slice(1)), seen: without(lore.owner.seen, [card]) };
  return outsiders({ ...lore, owner }, (each) => belief.afterLeavingMind(each, card));
}

/** Shuffled into the mind for all to see. */
export function shuffledIn(lore: Lore, cards: readonly CardId[]): Lore {
  const tick = lore.tick + 1;
  const owner: Memo = { tops: [], seen: together(lore.owner.seen, cards) };
  return outsiders({ ...lore, tick, owner }, (each) =>
    belief.afterShuffle(cards.reduce((now, card) => belief.afterEnteringMind(now, card, tick), each)),
  );
}

export function laidOnTop(lore: Lore, card: CardId): Lore {
  const tick = lore.tick + 1;
  const owner: Memo = { tops: ['known', ...lore.owner.tops], seen: together(lore.owner.seen, [card]) };
  return outsiders({ ...lore, tick, owner }, (each) => belief.afterLayingOnTop(each, card, tick));
}

export function enteredHand(lore: Lore, card: CardId): Lore {
  return outsiders(lore, (each) => belief.afterEnteringHand(each, card));
}

/** Shuffled from the hand into the mind: the others see only how many. */
export function returned(lore: Lore, cards: readonly CardId[]): Lore {
  const tick = lore.tick + 1;
  const owner: Memo = { tops: [], seen: together(lore.owner.seen, cards) };
  return outsiders({ ...lore, tick, owner }, (each) => belief.afterReturning(each, cards.length, tick));
}

/** The owner looks at the top of the mind, the topmost first. */
export function peeked(lore: Lore, cards: readonly CardId[]): Lore {
  const tops = [...cards.map(() => 'known' as const), ...lore.owner.tops.slice(cards.length)];
  return { ...lore, owner: { tops, seen: together(lore.owner.seen, cards) } };
}

/** The owner took one of the cards looked at; the others lie on top again. */
export function took(lore: Lore, looked: readonly CardId[], card: CardId): Lore {
  const owner = { tops: lore.owner.tops.slice(1), seen: without(lore.owner.seen, [card]) };
  return outsiders({ ...lore, owner }, (each) => belief.afterTaking(each, looked, lore.tick));
}

/** The rival was shown the whole hand. */
export function handShown(lore: Lore, hand: readonly CardId[]): Lore {
  return { ...lore, rival: belief.afterSeeingHand(lore.rival, hand) };
}

function outsiders(lore: Lore, learn: (belief: Belief) => Belief): Lore {
  const rival = learn(lore.rival);
  // Until somebody shows a hand, rival and spectators know the same.
  const spectator = lore.spectator === lore.rival ? rival : learn(lore.spectator);
  return { tick: lore.tick, owner: lore.owner, rival, spectator };
}

const without = (cards: readonly CardId[], gone: readonly CardId[]): readonly CardId[] =>
  cards.length === 0 ? cards : cards.filter((card) => !gone.includes(card));

const together = (cards: readonly CardId[], more: readonly CardId[]): readonly CardId[] =>
  [...new Set([...cards, ...more])].sort();
