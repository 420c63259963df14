import type { Outcome } from '@ghostlight/rules-kit';
import type { Pick } from './action.ts';
import type { BySeat, Psychic, Seat, Token, Value } from './types.ts';

/** A card as everybody sees it lying there. */
export type Face =
  | { readonly kind: 'ghost'; readonly value: Value }
  | { readonly kind: 'psychic'; readonly card: Psychic };

/** Everything that was hidden, shown when the game is over. */
export interface Everything {
  readonly hands: BySeat<readonly Value[]>;
  /** From the top. */
  readonly decks: BySeat<readonly Value[]>;
  /** Ghosts that lay face down on round 10. */
  readonly waiting: BySeat<readonly Value[]>;
  readonly line: readonly Psychic[];
}

/** What happened, for the log and the animations. Null stands for what this viewer may not know. */
export type Event =
  | {
      readonly type: 'ghost-played';
      readonly seat: Seat;
      readonly value: Value;
      readonly how: 'hand' | 'random' | 'deck';
    }
  | { readonly type: 'psychic-played'; readonly seat: Seat; readonly card: Psychic }
  | { readonly type: 'psychic-activated'; readonly seat: Seat; readonly card: Psychic }
  | { readonly type: 'no-effect'; readonly seat: Seat; readonly card: Psychic }
  | { readonly type: 'chose'; readonly seat: Seat; readonly card: Psychic; readonly pick: Pick }
  | { readonly type: 'declined'; readonly seat: Seat; readonly card: Psychic }
  | { readonly type: 'hand-seen'; readonly by: Seat; readonly seat: Seat; readonly hand: readonly Value[] | null }
  | { readonly type: 'deck-seen'; readonly seat: Seat; readonly deck: readonly Value[] | null }
  | { readonly type: 'deck-shuffled'; readonly seat: Seat }
  | { readonly type: 'top-shown'; readonly seat: Seat; readonly value: Value }
  | { readonly type: 'tripped'; readonly seat: Seat }
  | { readonly type: 'card-removed'; readonly seat: Seat; readonly card: Face }
  | { readonly type: 'card-taken-back'; readonly seat: Seat; readonly card: Face }
  | { readonly type: 'ghost-returned'; readonly seat: Seat; readonly round: number; readonly value: Value }
  | { readonly type: 'ghost-discarded'; readonly seat: Seat; readonly value: Value }
  | { readonly type: 'ghost-sent'; readonly seat: Seat; readonly value: Value | null }
  | { readonly type: 'tokens-swapped'; readonly rounds: readonly [number, number] }
  | { readonly type: 'turn-ended'; readonly seat: Seat; readonly totals: BySeat<number> }
  | { readonly type: 'withdrew'; readonly seat: Seat; readonly totals: BySeat<number> }
  | { readonly type: 'round-won'; readonly round: number; readonly seat: Seat; readonly tokens: readonly Token[] }
  | { readonly type: 'round-tied'; readonly round: number; readonly tokens: readonly Token[] }
  | { readonly type: 'psychic-taken'; readonly seat: Seat; readonly card: Psychic }
  | { readonly type: 'psychic-gone'; readonly card: Psychic }
  | { readonly type: 'moved-to-tenth'; readonly seat: Seat; readonly card: Psychic }
  | { readonly type: 'carried'; readonly seat: Seat; readonly card: Face; readonly round: number }
  | { readonly type: 'carry-skipped'; readonly seat: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly values: readonly Value[] | null }
  | { readonly type: 'placed'; readonly seat: Seat; readonly card: Face | null }
  | { readonly type: 'placement-skipped'; readonly seat: Seat }
  | {
      readonly type: 'round-started';
      readonly round: number;
      readonly starter: Seat;
      readonly turnedUp: Psychic | null;
    }
  | { readonly type: 'tenth-revealed'; readonly first: Seat; readonly ghosts: BySeat<readonly Value[]> }
  | { readonly type: 'tenth-compared'; readonly totals: BySeat<number> }
  | { readonly type: 'game-over'; readonly outcome: Outcome<Seat>; readonly revealed: Everything | null };
