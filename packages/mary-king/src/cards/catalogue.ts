import { turnAround } from '../psyche/grid.ts';
import {
  type CardId,
  COMMON_POWERS,
  type ControlId,
  GHOST_POWERS,
  MORTAL_POWERS,
  type PowerId,
} from '../types/card.ts';
import type { Cell } from '../types/psyche.ts';
import type { BySeat } from '../types/seat.ts';
import type { Effect } from './card-data.ts';
import { CONTROL, POWER } from './design.ts';

export const CONTROL_IDS = Object.keys(CONTROL) as readonly ControlId[];

/** The power cards in each side's set of 42. */
export const POWERS_OF: BySeat<readonly PowerId[]> = {
  ghost: [...COMMON_POWERS, ...GHOST_POWERS],
  mortal: [...COMMON_POWERS, ...MORTAL_POWERS],
};

export const isControl = (card: CardId): card is ControlId => card in CONTROL;
export const isPower = (card: CardId): card is PowerId => card in POWER;

const TURNED = Object.fromEntries(CONTROL_IDS.map((id) => [id, turnAround(CONTROL[id])])) as Record<
  ControlId,
  readonly Cell[]
>;

/** The cells a control card marks in one of its two orientations. */
export const patternOf = (card: ControlId, turned: boolean): readonly Cell[] => (turned ? TURNED[card] : CONTROL[card]);

export const effectOf = (card: PowerId, effect: 1 | 2): Effect => POWER[card].effects[effect === 1 ? 0 : 1];

/** "the control card CT07", "Torment". */
export const cardName = (card: CardId): string => (isPower(card) ? POWER[card].name : `the control card ${card}`);
