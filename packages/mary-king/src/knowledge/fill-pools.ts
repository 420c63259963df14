import type { CardId } from '../types/card.ts';
import type { Belief, Pool } from '../types/knowledge.ts';
import { sinceOf } from './pools.ts';
import type { Stream } from './stream.ts';

/** A place of a pool: in the hand, or at a depth of the mind. */
type Spot = { readonly pool: Pool; readonly depth: number | null };
type Token = { readonly card: CardId } | { readonly stranger: number };

export interface Filled {
  readonly hand: readonly CardId[];
  readonly tops: readonly (readonly [depth: number, card: CardId])[];
  /** The loose cards that are left for the mind. */
  readonly rest: readonly CardId[];
}

interface Loose {
  readonly card: CardId;
  readonly since: number;
}

/** Rarely is a second try needed; a belief that allows nothing is a fault, and not to be searched for ever. */
const MOST_TRIES = 100_000;

/** Decides who lies in the places of the pools: any of those who may, all alike. `loose` cards may be any stranger. */
export function fillPools(belief: Belief, loose: readonly CardId[], stream: Stream): Filled {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { spots, dropped } = settleTokens(belief, stream);
    const free = [...loose, ...dropped].sort().map((card): Loose => ({ card, since: sinceOf(belief.marks[card]) }));
    const filled = fill(spots, free, stream);
    // Some ways to fill the places leave a stranger without a card; the truth is one that does not.
    if (filled) return filled;
  }
  throw new Error('What is believed of this side cannot be true.');
}

/** Which tokens of each pool are still there, and where; the cards that are not have gone into the mind. */
function settleTokens(belief: Belief, stream: Stream): { spots: (readonly [Spot, Token])[]; dropped: CardId[] } {
  const spots: (readonly [Spot, Token])[] = [];
  const dropped: CardId[] = [];
  for (const pool of belief.pools) {
    const places = placesOf(belief, pool);
    const tokens = stream.shuffled(tokensOf(belief, pool));
    for (const [index, token] of tokens.entries()) {
      const spot = places[index];
      if (spot) spots.push([spot, token]);
      else if ('card' in token) dropped.push(token.card);
    }
  }
  return { spots, dropped };
}

const placesOf = (belief: Belief, pool: Pool): Spot[] => [
  ...Array.from({ length: pool.hand }, (): Spot => ({ pool, depth: null })),
  ...belief.tops.flatMap((place, depth): Spot[] => (place === pool.id ? [{ pool, depth }] : [])),
];

function tokensOf(belief: Belief, pool: Pool): Token[] {
  const named = Object.entries(belief.marks).filter(([, mark]) => mark.kind === 'perhaps' && mark.pool === pool.id);
  return [
    ...named.map(([card]): Token => ({ card: card as CardId })).sort(byCard),
    ...pool.strangers.map((stranger): Token => ({ stranger })),
  ];
}

const byCard = (one: Token, two: Token): number => ('card' in one && 'card' in two && one.card < two.card ? -1 : 1);

/** Gives every stranger a card that could have come when it did: the pickiest first, so that every way is equally likely. */
function fill(spots: readonly (readonly [Spot, Token])[], free: readonly Loose[], stream: Stream): Filled | null {
  const hand: CardId[] = [];
  const tops: (readonly [number, CardId])[] = [];
  const left = [...free];
  for (const [{ depth }, token] of spots.toSorted(byPickiness)) {
    let card: CardId;
    if ('card' in token) card = token.card;
    else {
      const fitting = left.filter(({ since }) => since <= token.stranger);
      const chosen = fitting.length > 0 ? fitting[stream.below(fitting.length)] : undefined;
      if (!chosen) return null;
      left.splice(left.indexOf(chosen), 1);
      card = chosen.card;
    }
    if (depth === null) hand.push(card);
    else tops.push([depth, card]);
  }
  return { hand, tops, rest: left.map(({ card }) => card) };
}

const byPickiness = ([, one]: readonly [Spot, Token], [, two]: readonly [Spot, Token]): number =>
  ('stranger' in one ? one.stranger : -1) - ('stranger' in two ? two.stranger : -1);
