import { POWER_IDS, type PowerId } from '../../types/card.ts';
import type { Does, DoesOf } from '../card-data.ts';
import type { Deed } from '../deed.ts';
import { POWER } from '../design.ts';
import { negateItem, redirectPenalty, reducePenalty, taxPurchase } from './answers.ts';
import { flipBlock, flipLine, flipOuter, flipPattern, flipSurrounded, flipTiles, swapTiles } from './flips.ts';
import { discardFromHandAtRandom, pry, returnHand } from './hands.ts';
import { dropIdeas, echoMemory, takeIdea } from './ideas.ts';
import { hush, morePlays } from './limits.ts';
import { lockTiles, unlockTiles } from './locks.ts';
import { discardMinds, drawCards, peek, restore } from './minds.ts';

/** What each verb of the card data means. */
const DEEDS: { readonly [V in Does['verb']]: (does: DoesOf<V>) => Deed } = {
  'flip-tiles': flipTiles,
  'flip-line': flipLine,
  'flip-block': flipBlock,
  'flip-outer': flipOuter,
  'flip-pattern': flipPattern,
  'flip-surrounded': flipSurrounded,
  'swap-tiles': swapTiles,
  lock: lockTiles,
  unlock: unlockTiles,
  'discard-minds': discardMinds,
  'discard-from-hand': discardFromHandAtRandom,
  draw: drawCards,
  restore,
  'return-hand': returnHand,
  peek,
  pry,
  'take-idea': takeIdea,
  'drop-ideas': dropIdeas,
  echo: echoMemory,
  'redirect-penalty': redirectPenalty,
  'reduce-penalty': reducePenalty,
  negate: negateItem,
  'tax-purchase': taxPurchase,
  'more-plays': morePlays,
  hush,
};

const make = (does: Does): Deed => (DEEDS[does.verb] as (does: Does) => Deed)(does);

const BY_CARD = Object.fromEntries(
  POWER_IDS.map((id) => [id, POWER[id].effects.map((effect) => make(effect.does))]),
) as unknown as Record<PowerId, readonly [Deed, Deed]>;

export const deedOf = (card: PowerId, effect: 1 | 2): Deed => BY_CARD[card][effect === 1 ? 0 : 1];
