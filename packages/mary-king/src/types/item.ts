import type { CardId, ControlId, PowerId } from './card.ts';
import type { Cell } from './psyche.ts';
import type { BySeat, Seat } from './seat.ts';
import type { Target } from './target.ts';

interface Entry {
  /** Names the item for as long as the match lasts; places shift, this does not. */
  readonly id: number;
  /** Something above it has come and gone, so its controller is asked too. */
  readonly uncovered: boolean;
}

export interface ControlItem extends Entry {
  readonly kind: 'control';
  readonly controller: Seat;
  readonly owner: Seat;
  readonly card: ControlId;
  readonly turned: boolean;
  readonly cells: readonly Cell[];
}

export interface PowerItem extends Entry {
  readonly kind: 'power';
  readonly controller: Seat;
  readonly owner: Seat;
  readonly card: PowerId;
  readonly effect: 1 | 2;
  readonly target: Target;
  /** The tiles it is aimed at, read when it was announced (MK-R17). */
  readonly cells: readonly Cell[];
  /** The `id` of the item it is aimed at. */
  readonly aim: number | null;
}

export interface PurchaseItem extends Entry {
  readonly kind: 'purchase';
  readonly controller: Seat;
  readonly owner: Seat;
  readonly card: CardId;
  readonly stack: number;
}

export interface PenaltyItem extends Entry {
  readonly kind: 'penalty';
  /** How many cards each seat is to discard as things stand (MK-R34). */
  readonly amounts: BySeat<number>;
}

/** The active seat has said done. */
export interface EndPhaseItem extends Entry {
  readonly kind: 'end-phase';
  readonly controller: Seat;
}

/** What lies on the response stack; all of it is public. */
export type Item = ControlItem | PowerItem | PurchaseItem | PenaltyItem | EndPhaseItem;
