import type { Outcome } from '@ghostlight/rules-kit';
import type { CardId } from './card.ts';
import type { Day } from './day.ts';
import type { Item } from './item.ts';
import type { Cell } from './psyche.ts';
import type { BySeat, Seat } from './seat.ts';
import type { Score } from './state.ts';
import type { Hidden } from './view.ts';

/** What happened, for the log and the animations. A null where cards could stand: this viewer may not know them. */
export type Event =
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly day: Day }
  | { readonly type: 'locked'; readonly by: Seat; readonly cells: readonly Cell[] }
  | { readonly type: 'unlocked'; readonly cells: readonly Cell[] }
  | { readonly type: 'flipped'; readonly cells: readonly Cell[] }
  /** `short`: how many cards were lacking. */
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly count: number;
      readonly short: number;
      readonly cards: readonly CardId[] | null;
    }
  | {
      readonly type: 'discarded';
      readonly side: Seat;
      readonly from: 'mind' | 'hand';
      readonly why: 'cost' | 'effect' | 'penalty';
      readonly cards: readonly CardId[];
      readonly short: number;
    }
  | { readonly type: 'ideas-revealed'; readonly side: Seat; readonly ideas: readonly RevealedIdea[] }
  | {
      readonly type: 'idea-moved';
      readonly side: Seat;
      readonly stack: number;
      readonly card: CardId;
      readonly to: 'hand' | 'memory';
    }
  /** The top of a memory became the current idea of a stack. */
  | { readonly type: 'echoed'; readonly side: Seat; readonly stack: number; readonly card: CardId }
  | { readonly type: 'announced'; readonly item: Item }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'resolving'; readonly item: number }
  | { readonly type: 'negated'; readonly item: number }
  | { readonly type: 'put-away'; readonly side: Seat; readonly card: CardId; readonly to: Destination }
  | { readonly type: 'done-withdrawn'; readonly seat: Seat }
  | { readonly type: 'penalty-changed'; readonly amounts: BySeat<number> }
  | { readonly type: 'limit-changed'; readonly seat: Seat; readonly what: 'plays' | 'buys'; readonly by: number }
  | {
      readonly type: 'looked';
      readonly seat: Seat;
      readonly at: 'mind' | 'hand';
      readonly count: number;
      readonly cards: readonly CardId[] | null;
    }
  | { readonly type: 'picked'; readonly seat: Seat; readonly count: number; readonly card: CardId | null }
  /** Kept what was offered: stopped picking, declined, or kept the card in memory. */
  | { readonly type: 'declined'; readonly seat: Seat }
  /** Cards of the memory went into the mind, shuffled in or on top. */
  | {
      readonly type: 'restored';
      readonly side: Seat;
      readonly cards: readonly CardId[];
      readonly place: 'shuffled' | 'top';
    }
  /** Cards of the hand were shuffled into the mind. */
  | {
      readonly type: 'returned';
      readonly side: Seat;
      readonly count: number;
      readonly cards: readonly CardId[] | null;
    }
  /** One of the top cards of the mind went to the hand; `back` are the others, the topmost first. */
  | {
      readonly type: 'took';
      readonly seat: Seat;
      readonly card: CardId | null;
      readonly back: readonly CardId[] | null;
    }
  /** The card went back into the mind, and `cost` from its top onto the memory. */
  | { readonly type: 'recalled'; readonly side: Seat; readonly card: CardId; readonly cost: CardId }
  | { readonly type: 'ability-used'; readonly seat: Seat; readonly stacks: readonly number[] }
  | { readonly type: 'doomed'; readonly seat: Seat }
  | {
      readonly type: 'over';
      readonly outcome: Outcome<Seat>;
      readonly scores: BySeat<Score> | null;
      readonly revealed: BySeat<Hidden> | null;
    };

export type Destination = 'memory' | 'bottom-of-memory' | 'hand' | 'removed';

export interface RevealedIdea {
  readonly stack: number;
  readonly card: CardId;
}
