import type { Work } from '../apply/work.ts';
import type { Scene } from '../legal/scene.ts';
import type { Action } from '../types/action.ts';
import type { CardId } from '../types/card.ts';
import type { PowerItem } from '../types/item.ts';
import type { Cell } from '../types/psyche.ts';
import type { Seat } from '../types/seat.ts';
import type { Target } from '../types/target.ts';

/** Whether an effect is finished or waits for its player's choice. */
export type Progress = 'done' | 'asks';

/** The behaviour of one effect. */
export interface Deed {
  /** Every way to declare it, in a fixed order; none when its needs are not met. */
  ways(scene: Scene, seat: Seat): readonly Target[];
  /** The tiles it is aimed at, read when it is announced (MK-R17). */
  cells?(scene: Scene, seat: Seat, target: Target): readonly Cell[];
  resolve(work: Work, item: PowerItem): Progress;
  /** What its player is asked on resolution. */
  readonly choice?: Choice;
}

/** Which cards a choice is made from; the last two are shown to the chooser alone. */
export type ChoiceZone = 'memory' | 'hand' | 'mind-top' | 'rival-hand' | 'none';

export interface Choice {
  readonly from: ChoiceZone;
  /** How many cards of the mind are looked at. */
  readonly look?: number;
  /** The answers, in the order of MK-R30. `picks` are places in `zone`. */
  options(zone: readonly CardId[], picks: readonly number[], scene: Scene, seat: Seat): readonly Action[];
  /** Takes one of the options. */
  answer(work: Work, item: PowerItem, picks: readonly number[], action: Action): Progress;
}
