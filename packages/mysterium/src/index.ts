import type { Rules } from '@ghostlight/rules-kit';
import { type Action, actionSchema } from './actions.ts';
import { apply } from './apply.ts';
import { check } from './check.ts';
import { clock, idle } from './clock.ts';
import type { Event } from './events.ts';
import { legal, prompt } from './legal.ts';
import { type Options, optionsSchema } from './options.ts';
import { resample } from './resample.ts';
import { PLAYERS, seats, setup } from './setup.ts';
import { maySpeak } from './silence.ts';
import type { Seat, State, View } from './types.ts';
import { toAct, view } from './view.ts';

/** Mysterium, both editions. */
export const rules: Rules<State, Action, View, Event, Options, Seat> = {
  id: 'mysterium',
  version: 1,
  players: PLAYERS,
  options: optionsSchema,
  action: actionSchema,
  seats,
  setup,
  view,
  legal,
  prompt,
  apply,
  toAct,
  clock,
  idle,
  outcome: (state) => state.outcome,
  check,
  maySpeak,
  resample,
};

export type { Action } from './actions.ts';
export { DREAMS, type DreamId, SUSPECTS, type SuspectId } from './cards.ts';
export { EDITIONS, guessOrder, levelAt } from './editions.ts';
export type { Event, ShownVision } from './events.ts';
export { foulCallers, foulOutcome } from './foul.ts';
export type { Difficulty, EditionName, Options } from './options.ts';
export type { Reason } from './outcome.ts';
export * from './types.ts';
