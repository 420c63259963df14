import type { RuleError } from '@ghostlight/rules-kit';
import type { Action, Pick } from './action.ts';
import { psychic } from './cards/index.ts';
import { optionsOf } from './psychic-play.ts';
import { limitsOf, maySkip, picksFor, refuseEnd, refuseGhost, refusePsychic, refuseRandom } from './refusal.ts';
import { type Psychic, type Seat, type State, VALUES, type Value } from './types.ts';
import type { View } from './view.ts';

/** What a psychic in the row would ask if it were played now. */
export interface Preview {
  readonly picks: number;
  readonly may: boolean;
  /** For the first pick; null when its player must see something first. */
  readonly options: readonly Pick[] | null;
}

export interface PlayablePsychic {
  readonly card: Psychic;
  /** What it asks when played; null when it asks nothing. */
  readonly asks: Preview | null;
}

/** A move one might expect to be open, and the rule that closes it. */
export interface Refused {
  readonly action: Action;
  readonly error: RuleError;
}

/** What a seat is asked, with all it may answer and why it may not do the rest. Withdrawing is always open (RIP-R2). */
export type Question =
  | {
      readonly kind: 'turn';
      /** Values in hand that may be played. */
      readonly ghosts: readonly Value[];
      readonly psychics: readonly PlayablePsychic[];
      /** The next card must be a random ghost (card 6). */
      readonly random: boolean;
      /** The turn can be handed over as it stands. */
      readonly end: boolean;
      readonly refused: readonly Refused[];
    }
  | {
      readonly kind: 'choice' | 'carry' | 'place';
      /** The psychic that asks; null for the placement. */
      readonly card: Psychic | null;
      readonly picks: readonly Pick[];
      /** Picks after this one. */
      readonly more: number;
      readonly may: boolean;
    };

/** The question this seat is asked now. */
export function questionFor(state: State, seat: Seat): Question | null {
  const { ask } = state;
  if (ask?.seat !== seat) return null;
  const may = maySkip(ask);
  if (ask.kind === 'choice') {
    const more = (psychic(ask.card).choice?.picks ?? 1) - ask.chosen.length - 1;
    return { kind: 'choice', card: ask.card, picks: picksFor(state, ask), more, may };
  }
  if (ask.kind === 'carry') return { kind: 'carry', card: 15, picks: picksFor(state, ask), more: 0, may };
  if (ask.kind === 'place') return { kind: 'place', card: null, picks: picksFor(state, ask), more: 0, may };
  return turnQuestion(state, seat);
}

function turnQuestion(state: State, seat: Seat): Question {
  const limits = limitsOf(state, seat);
  const refused: Refused[] = [];
  const open = (action: Action, error: RuleError | null): boolean => {
    if (error) refused.push({ action, error });
    return error === null;
  };
  return {
    kind: 'turn',
    ghosts: VALUES.filter(
      (value) => state.hands[seat].includes(value) && open(ghostPlay(value), refuseGhost(state, seat, value, limits)),
    ),
    psychics: state.rows[seat]
      .filter((card) => open(psychicPlay(card), refusePsychic(state, seat, card, limits)))
      .map((card) => ({ card, asks: previewOf(state, seat, card) })),
    random: refuseRandom(limits) === null,
    end: open(END, refuseEnd(state, seat, limits)),
    refused,
  };
}

function previewOf(state: State, seat: Seat, no: Psychic): Preview | null {
  const card = psychic(no);
  const { choice } = card;
  const options = optionsOf(state, seat, card, []);
  if (!choice || options.length === 0) return null;
  return { picks: choice.picks, may: choice.may, options: choice.afterLook ? null : options };
}

const GHOST_PLAYS: readonly Action[] = VALUES.map((value) => ({ type: 'play-ghost', value }));
const ghostPlay = (value: Value): Action => GHOST_PLAYS[value - 1] as Action;
const psychicPlay = (card: Psychic): Action => ({ type: 'play-psychic', card });
const RANDOM: Action = { type: 'play-random' };
const END: Action = { type: 'end-turn' };
const WITHDRAW: Action = { type: 'withdraw' };
const SKIP: Action = { type: 'skip' };
const answer = (kind: 'choice' | 'carry' | 'place', pick: Pick): Action => ({
  type: kind === 'choice' ? 'choose' : kind,
  pick,
});

/** All a viewer may do, read from their view. */
export function legal({ question }: View): readonly Action[] {
  if (!question) return [];
  if (question.kind !== 'turn') {
    const answers = question.picks.map((pick) => answer(question.kind, pick));
    return question.may ? [...answers, SKIP] : answers;
  }
  return [
    ...question.ghosts.map(ghostPlay),
    ...question.psychics.map(({ card }) => psychicPlay(card)),
    ...(question.random ? [RANDOM] : []),
    ...(question.end ? [END] : []),
    WITHDRAW,
  ];
}

/** The same straight from the state, without a view: for searching bots. */
export function moves(state: State, seat: Seat): readonly Action[] {
  const { ask } = state;
  if (ask?.seat !== seat) return [];
  const found: Action[] = [];
  if (ask.kind !== 'turn') {
    for (const pick of picksFor(state, ask)) found.push(answer(ask.kind, pick));
    if (maySkip(ask)) found.push(SKIP);
    return found;
  }
  const limits = limitsOf(state, seat);
  let last = 0;
  for (const value of state.hands[seat]) {
    if (value !== last && !refuseGhost(state, seat, value, limits)) found.push(ghostPlay(value));
    last = value;
  }
  for (const card of state.rows[seat]) {
    if (!refusePsychic(state, seat, card, limits)) found.push(psychicPlay(card));
  }
  if (!refuseRandom(limits)) found.push(RANDOM);
  if (!refuseEnd(state, seat, limits)) found.push(END);
  found.push(WITHDRAW);
  return found;
}

/** Names the question a viewer is asked; every act opens a new one. */
export const prompt = (view: View): string | null => (view.question ? `${view.question.kind}:${view.step}` : null);
