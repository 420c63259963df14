import { isPower } from '../cards/catalogue.ts';
import type { CardId } from '../types/card.ts';
import type { Belief, Guess, Memo } from '../types/knowledge.ts';
import type { Side } from '../types/state.ts';
import type { Stream } from './stream.ts';

/** A side's hidden cards, dealt anew. */
export interface Deal {
  readonly hand: readonly CardId[];
  readonly mind: readonly CardId[];
  readonly faceDown: readonly (readonly CardId[])[];
}

/** Everything in the mind and face down is new to the owner but what they have seen there. */
export function dealForOwner(side: Side, memo: Memo, stream: Stream): Deal {
  const inMind = side.mind.filter((card) => !memo.seen.includes(card));
  const unseen = [...inMind, ...side.faceDown.flat()].sort();
  const { faceDown, left } = dealIdeas(side, unseen, stream);
  const tops = memo.tops.map((place, depth) => (place === 'known' ? (side.mind.at(-1 - depth) ?? null) : null));
  const free = [...memo.seen, ...left].filter((card) => !tops.includes(card));
  return { hand: side.hand, mind: layMind(side.mind.length, tops, stream.shuffled(free)), faceDown };
}

// Rarely is a second try needed; a belief that allows nothing is a fault, and not to be searched for ever.
const MOST_TRIES = 100_000;

/** Hands are hidden too. One of the guesses is taken for true, as likely as it came about. */
export function dealForOutsider(side: Side, belief: Belief, stream: Stream): Deal {
  const total = belief.reduce((sum, { weight }) => sum + weight, 0);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const guess = belief.length === 1 ? belief[0] : guessAt(belief, stream.below(total));
    const deal = guess && dealByGuess(side, guess, stream);
    if (deal) return deal;
  }
  throw new Error('What is believed of this side cannot be true.');
}

function guessAt(belief: Belief, point: number): Guess | undefined {
  let left = point;
  return belief.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
}

/** Deals evenly whatever the guess leaves open; null if it leaves a place of the hand without a card. */
function dealByGuess(side: Side, { held, strangers, mixed, tops }: Guess, stream: Stream): Deal | null {
  const hidden = [...side.hand, ...side.mind, ...side.faceDown.flat()].sort();
  const unseen = hidden.filter((card) => !(card in mixed) && !held.includes(card));
  const { faceDown, left } = dealIdeas(side, unseen, stream);
  const free = [...left, ...hidden.filter((card) => card in mixed && !tops.includes(card))].sort();
  const hand = [...held];
  // The pickiest place first: every card fit for it is fit for all later ones, so every way is equally likely.
  for (const tick of strangers) {
    const fitting = free.filter((card) => (mixed[card] ?? 0) <= tick);
    const card = fitting.length > 0 ? fitting[stream.below(fitting.length)] : undefined;
    if (!card) return null;
    free.splice(free.indexOf(card), 1);
    hand.push(card);
  }
  return { hand: hand.sort(), mind: layMind(side.mind.length, tops, stream.shuffled(free)), faceDown };
}

/** A card once seen is never face down, and as many power cards are left there as the twelve ideas started with. */
function dealIdeas(
  side: Side,
  unseen: readonly CardId[],
  stream: Stream,
): { readonly faceDown: Deal['faceDown']; readonly left: readonly CardId[] } {
  const down = side.faceDown.flat();
  if (down.length === 0) return { faceDown: side.faceDown, left: unseen };
  const powers = down.filter(isPower).length;
  const chosen = [
    ...stream.shuffled(unseen.filter(isPower)).slice(0, powers),
    ...stream.shuffled(unseen.filter((card) => !isPower(card))).slice(0, down.length - powers),
  ];
  const ideas = stream.shuffled(chosen.sort());
  return {
    left: unseen.filter((card) => !ideas.includes(card)),
    faceDown: side.faceDown.map((cards) => ideas.splice(0, cards.length)),
  };
}

/** A mind, top last, out of the cards whose place from the top is known and the others. */
function layMind(size: number, tops: readonly (CardId | null)[], others: readonly CardId[]): readonly CardId[] {
  const left = [...others];
  return Array.from({ length: size }, (_, index) => {
    const card = tops[size - 1 - index] ?? left.pop();
    if (card === undefined) throw new Error('There are too few cards for this mind.');
    return card;
  });
}
