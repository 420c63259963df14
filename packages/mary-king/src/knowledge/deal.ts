import { isPower } from '../cards/catalogue.ts';
import type { CardId } from '../types/card.ts';
import type { Belief, Memo } from '../types/knowledge.ts';
import type { Side } from '../types/state.ts';
import { fillPools } from './fill-pools.ts';
import type { Stream } from './stream.ts';

/** A side's hidden cards, dealt anew. */
export interface Deal {
  readonly hand: readonly CardId[];
  readonly mind: readonly CardId[];
  readonly faceDown: readonly (readonly CardId[])[];
}

/** Everything in the mind and face down is new to the owner but what they have seen there. */
export function dealForOwner(side: Side, memo: Memo, stream: Stream): Deal {
  const inMind = [...side.mind].sort();
  const unseen = [...inMind.filter((card) => !memo.seen.includes(card)), ...side.faceDown.flat()].sort();
  const faceDown = dealIdeas(side, unseen, stream);
  const taken = faceDown.flat();
  const fixed = fixedPlaces(side, memo.tops);
  const free = [...memo.seen, ...unseen].filter((card) => !taken.includes(card) && ![...fixed.values()].includes(card));
  return { hand: side.hand, mind: layMind(side.mind.length, fixed, stream.shuffled(free)), faceDown };
}

/** Hands are hidden too; what is known of them, and of the mind, stays true (MK-R27). */
export function dealForOutsider(side: Side, belief: Belief, stream: Stream): Deal {
  const hidden = [...side.hand, ...side.mind, ...side.faceDown.flat()].sort();
  const fixed = fixedPlaces(side, belief.tops);
  const known = [...fixed.values()];
  const unseen = hidden.filter((card) => !belief.marks[card]);
  const faceDown = dealIdeas(side, unseen, stream);
  const taken = faceDown.flat();
  const loose = hidden.filter((card) => {
    const mark = belief.marks[card];
    return mark ? mark.kind === 'mixed' && !known.includes(card) : !taken.includes(card);
  });
  const { hand, tops, rest } = fillPools(belief, loose, stream);
  for (const [depth, card] of tops) fixed.set(depth, card);
  const held = hidden.filter((card) => belief.marks[card]?.kind === 'held');
  return {
    hand: [...held, ...hand].sort(),
    mind: layMind(side.mind.length, fixed, stream.shuffled(rest)),
    faceDown,
  };
}

/** A card once seen is never face down, and as many power cards are left there as the twelve ideas started with. */
function dealIdeas(side: Side, unseen: readonly CardId[], stream: Stream): readonly (readonly CardId[])[] {
  const down = side.faceDown.flat();
  const powers = down.filter(isPower).length;
  const chosen = [
    ...stream.shuffled(unseen.filter(isPower)).slice(0, powers),
    ...stream.shuffled(unseen.filter((card) => !isPower(card))).slice(0, down.length - powers),
  ];
  const ideas = stream.shuffled(chosen.sort());
  return side.faceDown.map((cards) => ideas.splice(0, cards.length));
}

/** The cards whose place in the mind is known, by their depth from the top. */
function fixedPlaces(side: Side, tops: Belief['tops']): Map<number, CardId> {
  const fixed = new Map<number, CardId>();
  for (const [depth, place] of tops.entries()) {
    const card = side.mind.at(-1 - depth);
    if (place === 'known' && card) fixed.set(depth, card);
  }
  return fixed;
}

/** A mind, top last, out of the cards with a fixed depth and the others. */
function layMind(size: number, fixed: ReadonlyMap<number, CardId>, others: readonly CardId[]): readonly CardId[] {
  const left = [...others];
  return Array.from({ length: size }, (_, index) => {
    const card = fixed.get(size - 1 - index) ?? left.pop();
    if (card === undefined) throw new Error('There are too few cards for this mind.');
    return card;
  });
}
