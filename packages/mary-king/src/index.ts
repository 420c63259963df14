import type { Rules } from '@ghostlight/rules-kit';
import { apply } from './apply/apply.ts';
import { check } from './check.ts';
import { clock, idle } from './clock.ts';
import { resample } from './knowledge/resample.ts';
import { deskOf } from './legal/desk.ts';
import { legal, prompt } from './legal/index.ts';
import { listMoves } from './legal/list-moves.ts';
import { auto } from './orders.ts';
import { setup } from './setup.ts';
import { type Action, actionSchema } from './types/action.ts';
import type { Event } from './types/event.ts';
import { type Options, optionsSchema } from './types/options.ts';
import { SEATS, type Seat } from './types/seat.ts';
import type { State } from './types/state.ts';
import type { View } from './types/view.ts';
import { view } from './view/view.ts';

/** The Mirroring of Mary King, whole. */
export const rules: Rules<State, Action, View, Event, Options, Seat> = {
  id: 'mary-king',
  version: 1,
  players: { min: 2, max: 2 },
  options: optionsSchema,
  action: actionSchema,
  seats: () => SEATS,
  setup,
  view,
  legal,
  prompt,
  apply,
  toAct: ({ question }) => (question ? [question.seat] : []),
  clock,
  idle,
  outcome: (state) => state.outcome,
  check,
  maySpeak: () => true,
  resample,
  moves: (state, seat) => (state.question?.seat === seat ? listMoves(deskOf(state, state.question)) : []),
  auto,
};

export type { Ability, Effect, PowerCard } from './cards/card-data.ts';
export { CONTROL_IDS, isControl, isPower, POWERS_OF, patternOf } from './cards/catalogue.ts';
export { ABILITIES, CONTROL, MARKERS, POWER } from './cards/design.ts';
export { BUYS_BY_DAY, bonusFor, PLAYS_BY_DAY, penaltyFor } from './cards/printed.ts';
export { auto, DEFAULT_ORDERS, type Orders, readOrders } from './orders.ts';
export type { Action, ActionOf } from './types/action.ts';
export { type CardId, type ControlId, POWER_IDS, type PowerId } from './types/card.ts';
export { DAYS, type Day } from './types/day.ts';
export type { Destination, Event } from './types/event.ts';
export type { ControlItem, EndPhaseItem, Item, PenaltyItem, PowerItem, PurchaseItem } from './types/item.ts';
export type { Options } from './types/options.ts';
export type { Cell, Tile } from './types/psyche.ts';
export { type BySeat, other, SEATS, type Seat } from './types/seat.ts';
export type { Question, Score, Side, State } from './types/state.ts';
export type { Idea, Target } from './types/target.ts';
export type { Allowance, Area, Hidden, IdeaView, OpenQuestion, Preview, SideView, View } from './types/view.ts';
