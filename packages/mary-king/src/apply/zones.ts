import { shuffle } from '@ghostlight/rules-kit';
import * as lore from '../knowledge/lore.ts';
import type { CardId } from '../types/card.ts';
import type { Destination, Event } from '../types/event.ts';
import type { Seat } from '../types/seat.ts';
import { setSide, tell, tellOnly, type Work } from './work.ts';

/** Every way a card moves between zones, with who learns what of it. A card stays in its owner's zones. */

type Discard = Extract<Event, { readonly type: 'discarded' }>;

/** From the top of the mind to the hand, unseen by others. Too few: draws what there is and fails (MK-R5). */
export function draw(work: Work, seat: Seat, wanted: number): void {
  const side = work.game.sides[seat];
  const count = Math.min(wanted, side.mind.length);
  const short = wanted - count;
  if (short > 0) work.failed.add(seat);
  const left = side.mind.length - count;
  const cards = side.mind.slice(left).reverse();
  setSide(work, seat, {
    mind: side.mind.slice(0, left),
    hand: sorted([...side.hand, ...cards]),
    lore: lore.drawn(side.lore, cards),
  });
  const event = { type: 'drew', seat, count, short } as const;
  tellOnly(work, seat, { ...event, cards: sorted(cards) }, { ...event, cards: null });
}

/** From the top of the mind onto the memory, one by one. Too few: discards what there is and fails (MK-R5). */
export function discardFromMind(work: Work, seat: Seat, wanted: number, why: Discard['why']): void {
  const cards: CardId[] = [];
  for (let i = 0; i < wanted; i++) {
    const card = turnUp(work, seat);
    if (card === undefined) break;
    cards.push(card);
  }
  const short = wanted - cards.length;
  if (short > 0) work.failed.add(seat);
  tell(work, { type: 'discarded', side: seat, from: 'mind', why, cards, short });
}

/** Lays the top card of the mind on the memory. */
export function turnUp(work: Work, seat: Seat): CardId | undefined {
  const side = work.game.sides[seat];
  const card = side.mind.at(-1);
  if (card === undefined) return undefined;
  setSide(work, seat, {
    mind: side.mind.slice(0, -1),
    memory: [...side.memory, card],
    lore: lore.leftMind(side.lore, card),
  });
  return card;
}

export function discardFromHand(work: Work, seat: Seat, card: CardId): void {
  takeFromHand(work, seat, card);
  layOnMemory(work, seat, card);
  tell(work, { type: 'discarded', side: seat, from: 'hand', why: 'effect', cards: [card], short: 0 });
}

/** Out of the hand in sight of all. */
export function takeFromHand(work: Work, seat: Seat, card: CardId): void {
  const side = work.game.sides[seat];
  setSide(work, seat, {
    hand: side.hand.filter((held) => held !== card),
    lore: lore.leftHand(side.lore, card),
  });
}

export function bringToHand(work: Work, seat: Seat, card: CardId): void {
  const side = work.game.sides[seat];
  setSide(work, seat, { hand: sorted([...side.hand, card]), lore: lore.enteredHand(side.lore, card) });
}

export function layOnMemory(work: Work, seat: Seat, card: CardId): void {
  setSide(work, seat, { memory: [...work.game.sides[seat].memory, card] });
}

/** Puts a card that was played or bought where it ends. */
export function putAway(work: Work, owner: Seat, card: CardId, to: Destination): void {
  const side = work.game.sides[owner];
  if (to === 'memory') layOnMemory(work, owner, card);
  else if (to === 'bottom-of-memory') setSide(work, owner, { memory: [card, ...side.memory] });
  else if (to === 'removed') setSide(work, owner, { removed: [...side.removed, card] });
  else bringToHand(work, owner, card);
  tell(work, { type: 'put-away', side: owner, card, to });
}

export function takeFromMemory(work: Work, seat: Seat, cards: readonly CardId[]): void {
  setSide(work, seat, { memory: work.game.sides[seat].memory.filter((card) => !cards.includes(card)) });
}

/** Lifts the top card of a face-up idea stack. */
export function liftIdea(work: Work, seat: Seat, stack: number): CardId | undefined {
  const { faceUp } = work.game.sides[seat];
  const card = faceUp[stack]?.at(-1);
  if (card !== undefined) setSide(work, seat, { faceUp: faceUp.with(stack, (faceUp[stack] ?? []).slice(0, -1)) });
  return card;
}

function layOnIdeas(work: Work, seat: Seat, stack: number, card: CardId): void {
  const { faceUp } = work.game.sides[seat];
  setSide(work, seat, { faceUp: faceUp.with(stack, [...(faceUp[stack] ?? []), card]) });
}

/** Moves the top card of the memory onto a face-up idea stack, if there is one. */
export function echo(work: Work, seat: Seat, stack: number): void {
  const card = work.game.sides[seat].memory.at(-1);
  if (card === undefined) return;
  takeFromMemory(work, seat, [card]);
  layOnIdeas(work, seat, stack, card);
  tell(work, { type: 'echoed', side: seat, stack, card });
}

/** Public cards are shuffled into the mind. */
export function shuffleIn(work: Work, seat: Seat, cards: readonly CardId[]): void {
  const side = work.game.sides[seat];
  setSide(work, seat, {
    mind: shuffled(work, [...side.mind, ...cards]),
    lore: lore.shuffledIn(side.lore, cards),
  });
}

export function layOnMind(work: Work, seat: Seat, card: CardId): void {
  const side = work.game.sides[seat];
  setSide(work, seat, { mind: [...side.mind, card], lore: lore.laidOnTop(side.lore, card) });
}

/** Cards of the hand are shuffled into the mind; the others see only how many. */
export function returnToMind(work: Work, seat: Seat, cards: readonly CardId[]): void {
  const side = work.game.sides[seat];
  setSide(work, seat, {
    hand: side.hand.filter((card) => !cards.includes(card)),
    mind: shuffled(work, [...side.mind, ...cards]),
    returned: side.returned + cards.length,
    lore: lore.returned(side.lore, cards),
  });
  const event = { type: 'returned', side: seat, count: cards.length } as const;
  tellOnly(work, seat, { ...event, cards: sorted(cards) }, { ...event, cards: null });
}

function shuffled(work: Work, cards: readonly CardId[]): readonly CardId[] {
  const [mind, random] = shuffle(work.game.random, cards);
  work.game.random = random;
  return mind;
}

export const sorted = (cards: readonly CardId[]): readonly CardId[] => cards.toSorted();
