import type { Outcome, Viewer } from '@ghostlight/rules-kit';
import type { CardId, ControlId } from './card.ts';
import type { Day } from './day.ts';
import type { Item } from './item.ts';
import type { Options } from './options.ts';
import type { Cell, Tile } from './psyche.ts';
import type { BySeat, Seat } from './seat.ts';
import type { Question, Score } from './state.ts';

/** One seat's table, or the public's. Piles have their top card last. */
export interface View {
  readonly viewer: Viewer<Seat>;
  readonly options: Options;
  readonly day: Day;
  /** 0 to 9. */
  readonly turn: number;
  readonly active: Seat;
  readonly phase: 'act' | 'turmoil' | 'over';
  readonly decision: number;
  /** The one question that is open, for everyone to see. */
  readonly question: OpenQuestion | null;
  readonly tiles: readonly Tile[];
  /** Lockdown markers left in the supply. */
  readonly markers: number;
  readonly areas: readonly Area[];
  readonly largest: BySeat<number>;
  /** What each seat would have to discard if the turn ended on this board. */
  readonly penalties: BySeat<number>;
  readonly plays: Allowance;
  readonly buys: Allowance;
  /** Control plays that a seat will lack on its next turn. */
  readonly hushed: BySeat<number>;
  readonly tokens: BySeat<number>;
  readonly sides: BySeat<SideView>;
  /** From bottom to top. */
  readonly stack: readonly Item[];
  readonly passed: readonly Seat[];
  /** What is being resolved; a purchase here is an enemy idea waiting to be declared. */
  readonly resolving: Item | null;
  /** What was announced last, as it was then. */
  readonly latest: Item | null;
  readonly doomed: Seat | null;
  /** For the asked seat: cards picked so far, or null. */
  readonly picks: readonly CardId[] | null;
  /** For the asked seat: cards it is being shown, the topmost first or sorted by id, or null. */
  readonly looking: readonly CardId[] | null;
  /** For the asked seat: what each legal control play would flip. */
  readonly previews: readonly Preview[];
  readonly outcome: Outcome<Seat> | null;
  readonly scores: BySeat<Score> | null;
  /** Everything that was hidden, when the game is over and the table shows it. */
  readonly revealed: BySeat<Hidden> | null;
}

export interface OpenQuestion {
  readonly kind: Question['kind'];
  readonly seat: Seat;
  /** How many cards have been picked. */
  readonly picked: number;
}

export interface Area {
  readonly controller: Seat;
  readonly cells: readonly Cell[];
}

export interface Allowance {
  readonly made: number;
  readonly limit: number;
}

export interface SideView {
  readonly mind: number;
  /** The mind from its top as far as this viewer knows it; null is an unknown card between known ones. */
  readonly known: readonly (CardId | null)[];
  readonly handSize: number;
  /** The cards, to their owner. */
  readonly hand: readonly CardId[] | null;
  readonly memory: readonly CardId[];
  readonly ideas: readonly IdeaView[];
  readonly removed: readonly CardId[];
  /** How many cards have gone from the hand back into the mind, all in all: nobody else saw which. */
  readonly returned: number;
}

export interface IdeaView {
  readonly faceDown: number;
  readonly faceUp: readonly CardId[];
  /** The idea that can be bought here now. */
  readonly current: CardId | null;
}

export interface Preview {
  readonly card: ControlId;
  readonly turned: boolean;
  readonly flips: readonly Cell[];
}

export interface Hidden {
  readonly hand: readonly CardId[];
  readonly mind: readonly CardId[];
  readonly faceDown: readonly (readonly CardId[])[];
}
