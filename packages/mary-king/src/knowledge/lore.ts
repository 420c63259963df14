import type { CardId } from '../types/card.ts';
import type { Guess, Lore, Memo } from '../types/knowledge.ts';
import { freshBelief, learn } from './belief.ts';
import * as after from './guess.ts';

/** How each move of hidden cards changes what owner, rival and spectators know of a side. */

export function freshLore(hand: number): Lore {
  const outsider = freshBelief(hand);
  return { tick: 0, owner: { tops: [], seen: [] }, rival: outsider, spectator: outsider };
}

export function drawn(lore: Lore, cards: readonly CardId[]): Lore {
  const owner = { tops: after.trim(lore.owner.tops.slice(cards.length)), seen: without(lore.owner.seen, cards) };
  return cards.reduce((now) => outsiders(now, (guess) => after.afterDraw(guess, lore.tick)), { ...lore, owner });
}

export function leftHand(lore: Lore, card: CardId): Lore {
  return outsiders(lore, (guess) => after.afterLeavingHand(guess, card));
}

/** Turned up from the top of the mind. */
export function leftMind(lore: Lore, card: CardId): Lore {
  const owner = { tops: after.trim(lore.owner.tops.slice(1)), seen: without(lore.owner.seen, [card]) };
  return outsiders({ ...lore, owner }, (guess) => after.afterLeavingMind(guess, card));
}

/** Shuffled into the mind for all to see. */
export function shuffledIn(lore: Lore, cards: readonly CardId[]): Lore {
  const tick = lore.tick + 1;
  const owner: Memo = { tops: [], seen: together(lore.owner.seen, cards) };
  const entered = cards.reduce((now, card) => outsiders(now, (guess) => after.afterEnteringMind(guess, card, tick)), {
    ...lore,
    tick,
    owner,
  });
  return outsiders(entered, after.afterShuffle);
}

export function laidOnTop(lore: Lore, card: CardId): Lore {
  const tick = lore.tick + 1;
  const owner: Memo = { tops: ['known', ...lore.owner.tops], seen: together(lore.owner.seen, [card]) };
  return outsiders({ ...lore, tick, owner }, (guess) => after.afterLayingOnTop(guess, card, tick));
}

export function enteredHand(lore: Lore, card: CardId): Lore {
  return outsiders(lore, (guess) => after.afterEnteringHand(guess, card));
}

/** Shuffled from the hand into the mind: the others see only how many. */
export function returned(lore: Lore, cards: readonly CardId[]): Lore {
  const tick = lore.tick + 1;
  const owner: Memo = { tops: [], seen: together(lore.owner.seen, cards) };
  return outsiders({ ...lore, tick, owner }, (guess) => after.afterReturning(guess, cards.length, tick));
}

/** The owner looks at the top of the mind, the topmost first. */
export function peeked(lore: Lore, cards: readonly CardId[]): Lore {
  const tops = [...cards.map(() => 'known' as const), ...lore.owner.tops.slice(cards.length)];
  return { ...lore, owner: { tops, seen: together(lore.owner.seen, cards) } };
}

/** The owner took one of the cards looked at; the others lie on top again. */
export function took(lore: Lore, looked: readonly CardId[], card: CardId): Lore {
  const owner = { tops: lore.owner.tops.slice(1), seen: without(lore.owner.seen, [card]) };
  return outsiders({ ...lore, owner }, (guess) => after.afterTaking(guess, looked.length, lore.tick));
}

/** The rival was shown the whole hand. */
export function handShown(lore: Lore, hand: readonly CardId[]): Lore {
  return { ...lore, rival: learn(lore.rival, (guess) => after.afterSeeingHand(guess, hand)) };
}

function outsiders(lore: Lore, happens: (guess: Guess) => after.Guesses): Lore {
  const rival = learn(lore.rival, happens);
  // Until somebody shows a hand, rival and spectators know the same.
  const spectator = lore.spectator === lore.rival ? rival : learn(lore.spectator, happens);
  return { tick: lore.tick, owner: lore.owner, rival, spectator };
}

const without = (cards: readonly CardId[], gone: readonly CardId[]): readonly CardId[] =>
  cards.length === 0 ? cards : cards.filter((card) => !gone.includes(card));

const together = (cards: readonly CardId[], more: readonly CardId[]): readonly CardId[] =>
  [...new Set([...cards, ...more])].sort();
