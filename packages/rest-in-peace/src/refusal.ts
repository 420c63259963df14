import type { RuleError } from '@ghostlight/rules-kit';
import type { Action, Pick } from './action.ts';
import { psychic } from './cards/index.ts';
import { cardPicks, ghostPick } from './cards/picks.ts';
import { bannedBits, type InForce, inForce, isBanned, isTripped, isWorthless, sidesOf } from './in-force.ts';
import { isAmong, optionsOf } from './psychic-play.ts';
import { carriable } from './round-end.ts';
import { totalOf } from './score.ts';
import { type Ask, other, type Psychic, type Seat, type State, type Value } from './types.ts';

const no = (code: string, message: string): RuleError => ({ code, message });

/** What limits a seat's plays now; worked out once for all its cards. */
export interface Limits {
  readonly force: readonly InForce[];
  readonly banned: number;
  /** The next card must be a random ghost: tripped, with a ghost in hand that may be played (RIP-R11). */
  readonly mustDraw: boolean;
}

export function limitsOf(state: State, seat: Seat): Limits {
  const force = inForce(sidesOf(state));
  const banned = bannedBits(force);
  const mustDraw = isTripped(state, seat) && state.hands[seat].some((value) => !isBanned(banned, value));
  return { force, banned, mustDraw };
}

const MUST_DRAW = no('tripped', 'You tripped: the next card you play is drawn at random from your hand.');

export function refuseGhost(state: State, seat: Seat, value: Value, limits: Limits): RuleError | null {
  if (!state.hands[seat].includes(value)) return no('not-in-hand', `You hold no ghost worth ${value}.`);
  if (isBanned(limits.banned, value)) return bannedValue(value);
  return limits.mustDraw ? MUST_DRAW : null;
}

const bannedValue = (value: number): RuleError =>
  no('value-banned', `They were never seen again… No ${value} may be played for the rest of this round.`);

const barred = ({ force }: Limits, seat: Seat): boolean =>
  force.some((one) => one.seat !== seat && psychic(one.laid.card).barsPsychics === true);

/** Two's more fun of the other seat is at work. */
const needsTwo = ({ force }: Limits, seat: Seat): boolean =>
  force.some((one) => one.seat !== seat && psychic(one.laid.card).needsTwo === true);

export function refusePsychic(state: State, seat: Seat, card: Psychic, limits: Limits): RuleError | null {
  if (!state.rows[seat].includes(card)) return no('not-in-row', 'That psychic card does not lie in front of you.');
  const { name, onlyTenth, worksAs, condition, ends } = psychic(card);
  if (onlyTenth) return no('only-on-tenth', `${name} cannot be played, only placed on the tenth round.`);
  if (limits.mustDraw) return MUST_DRAW;
  // Beside We're worthless a psychic has no condition and no cost (RIP-R18).
  if (isWorthless(limits.force)) return null;
  if (barred(limits, seat)) {
    return no('psychics-barred', 'Private lounge: you may play only ghosts for the rest of this round.');
  }
  if (worksAs && isBanned(limits.banned, worksAs)) return bannedValue(worksAs);
  if (ends && state.played === 0 && needsTwo(limits, seat)) {
    return no('two-or-none', `Two’s more fun: ${name} cannot be your only card this turn. Play another card first.`);
  }
  return condition?.(state, seat) ?? null;
}

export function refuseRandom(limits: Limits): RuleError | null {
  return limits.mustDraw ? null : no('not-tripped', 'You choose your cards yourself: nothing forces a random ghost.');
}

/** END_TURN is open when it hands the turn over; a seat that does not lead leaves by withdrawing (RIP-R37). */
export function refuseEnd(state: State, seat: Seat, limits: Limits): RuleError | null {
  const { force } = limits;
  if (state.played === 1 && needsTwo(limits, seat)) {
    return no('two-or-none', 'Two’s more fun: play a second card this turn, or withdraw.');
  }
  const sides = sidesOf(state);
  const theirs = totalOf(sides[other(seat)], other(seat), force);
  const mine = totalOf(sides[seat], seat, force);
  if (mine > theirs) return null;
  return no('not-leading', `You have ${mine} against ${theirs}: beat ${theirs} to end your turn, or withdraw.`);
}

/** What may be placed on round 10: any ghost in hand, any psychic in the row. */
function placeable(state: State, seat: Seat): readonly Pick[] {
  const picks: Pick[] = [];
  for (const value of state.hands[seat]) if (!picks.includes(ghostPick(value))) picks.push(ghostPick(value));
  for (const card of state.rows[seat]) picks.push({ kind: 'psychic', card });
  return picks;
}

/** What the open question's picks are. */
export function picksFor(state: State, ask: Ask): readonly Pick[] {
  if (ask.kind === 'choice') return optionsOf(state, ask.seat, psychic(ask.card), ask.chosen);
  if (ask.kind === 'carry') return cardPicks(carriable(state, ask.seat));
  return ask.kind === 'place' ? placeable(state, ask.seat) : [];
}

export const maySkip = (ask: Ask): boolean =>
  ask.kind === 'choice' ? ask.chosen.length === 0 && psychic(ask.card).choice?.may === true : ask.kind !== 'turn';

const ANSWERS = { choice: 'choose', carry: 'carry', place: 'place' } as const;

const OPEN_QUESTION = {
  turn: 'It is your turn: play a card, end your turn or withdraw.',
  choice: 'First make the choice your psychic card asks for.',
  carry: 'Still me: first say which card you carry on, or that you carry none.',
  place: 'First place a card on the tenth round, or skip it.',
} as const;

/** Why a seat may not do this now; null when it may. */
export function refusal(state: State, seat: Seat, action: Action): RuleError | null {
  const { ask } = state;
  if (!ask) return no('game-over', 'The game is over.');
  if (ask.seat !== seat) return no('not-your-turn', 'The table waits for the other player.');
  if (action.type === 'skip') {
    if (maySkip(ask)) return null;
    return no('cannot-skip', ask.kind === 'turn' ? OPEN_QUESTION.turn : 'This choice must be made.');
  }
  if (ask.kind === 'turn') return refuseOnTurn(state, seat, action);
  if (action.type !== ANSWERS[ask.kind]) return no('other-question', OPEN_QUESTION[ask.kind]);
  return isAmong(picksFor(state, ask), action.pick) ? null : no('not-an-option', 'That cannot be picked here.');
}

function refuseOnTurn(state: State, seat: Seat, action: Exclude<Action, { type: 'skip' }>): RuleError | null {
  switch (action.type) {
    case 'withdraw':
      return null;
    case 'play-ghost':
      return refuseGhost(state, seat, action.value, limitsOf(state, seat));
    case 'play-psychic':
      return refusePsychic(state, seat, action.card, limitsOf(state, seat));
    case 'play-random':
      return refuseRandom(limitsOf(state, seat));
    case 'end-turn':
      return refuseEnd(state, seat, limitsOf(state, seat));
    default:
      return no('other-question', OPEN_QUESTION.turn);
  }
}
