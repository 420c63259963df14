import type { Rules } from '@ghostlight/rules-kit';
import { type Action, action } from './action.ts';
import { apply } from './apply.ts';
import { check } from './check.ts';
import { clock, idle } from './clock.ts';
import type { Event } from './events.ts';
import { legal, moves, prompt } from './legal.ts';
import { type Options, options } from './options.ts';
import { resample } from './resample.ts';
import { setup } from './setup.ts';
import { SEATS, type Seat, type State } from './types.ts';
import { type View, view } from './view.ts';

export type { Action, Pick } from './action.ts';
export { PSYCHICS, type PsychicCard, psychic } from './cards/index.ts';
export type { Event, Everything, Face } from './events.ts';
export type { PlayablePsychic, Preview, Question, Refused } from './legal.ts';
export { LEVEL_SIZES, LEVELS, type Level, type Options } from './options.ts';
export type { CardView, RoundView, SideView } from './round-view.ts';
export type { CardScore, UnitScore } from './score.ts';
export type { FactView, SeatView } from './seat-view.ts';
export {
  type BySeat,
  type Psychic,
  type RoundResult,
  SEATS,
  type Seat,
  type State,
  type Token,
  VALUES,
  type Value,
} from './types.ts';
export type { View } from './view.ts';

export const rules: Rules<State, Action, View, Event, Options, Seat> = {
  id: 'rest-in-peace',
  version: 1,
  players: { min: 2, max: 2 },
  options,
  action,
  seats: () => SEATS,
  setup,
  view,
  legal,
  prompt,
  apply,
  toAct: ({ ask }) => (ask ? [ask.seat] : []),
  clock,
  idle,
  outcome: ({ outcome }) => outcome,
  check,
  maySpeak: () => true,
  resample,
  moves,
};
