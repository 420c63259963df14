import type { RuleError } from '@ghostlight/rules-kit';
import type { Action, ActionOf } from './actions.ts';
import { hasTrack, splitsTokens } from './editions.ts';
import { psychicOf } from './flow.ts';
import { no } from './rule-error.ts';
import type { Persona, Psychic, PsychicSeat, Seat, View } from './types.ts';
import { isServed } from './vision-limit.ts';

export function psychicRefusal(view: View, seat: Seat, action: Action): RuleError | null {
  const psychic = psychicOf(view.psychics, seat);
  switch (action.type) {
    case 'ball':
      return ballRefusal(view, psychic, action);
    case 'clear-ball':
      return clearBallRefusal(view, psychic, action.persona);
    case 'token':
      return tokenRefusal(view, psychic, action);
    case 'take-back':
      return takeBackRefusal(view, psychic, action.persona);
    case 'ready':
      return readyRefusal(view, psychic);
    case 'unready':
      return unreadyRefusal(view, psychic);
    case 'accuse':
      return accuseRefusal(view, psychic, action.group);
    case 'clear-accusation':
      return clearAccusationRefusal(view, psychic);
    case 'vote':
      return voteRefusal(view, psychic.seat, action.group);
    default:
      return pollClosed(view, psychic.seat);
  }
}

const capped = ({ movesLeft }: Psychic): RuleError | null =>
  movesLeft > 0
    ? null
    : no('too-many-moves', 'You have changed your mind too often in this step: all you can do is to be READY.');

/** Balls are placed once the vision is there, and not while visions are held back (§3.12 no. 5). */
function ballsClosed(view: View, persona: Persona | undefined, seat: PsychicSeat): RuleError | null {
  if (view.step !== 'vision' && view.step !== 'interpret')
    return no('wrong-step', 'Balls are placed only while visions are being read.');
  if (persona?.seat !== seat) return no('not-your-persona', 'That is not one of your personas.');
  if (persona.category === null) return no('persona-finished', 'This persona has found all three of its cards.');
  if (view.step === 'interpret') return null;
  if (view.options.batchVisions)
    return no('visions-held', 'At this table balls are placed when everybody has got a vision.');
  if (!isServed(persona, view.turn)) return no('no-vision-yet', 'This persona is still waiting for its vision.');
  return null;
}

function ballRefusal(view: View, psychic: Psychic, action: ActionOf<'ball'>): RuleError | null {
  const persona = view.personas[action.persona - 1];
  const closed = ballsClosed(view, persona, psychic.seat);
  if (closed || !persona?.category) return closed;
  if (!view.suspects[persona.category].includes(action.card))
    return no('wrong-category', `Place the ball on a ${persona.category} that is still on the table.`);
  if (persona.ball === action.card) return no('already-there', 'The ball lies on that card already.');
  return capped(psychic);
}

function clearBallRefusal(view: View, psychic: Psychic, number: number): RuleError | null {
  const persona = view.personas[number - 1];
  const closed = ballsClosed(view, persona, psychic.seat);
  if (closed) return closed;
  if (!persona?.ball) return no('no-ball', 'This persona’s ball is not on the table.');
  return capped(psychic);
}

/** Tokens go with the balls, or with `splitClairvoyance` after them (MY-R8). */
function tokensClosed(view: View, persona: Persona | undefined, seat: PsychicSeat): RuleError | null {
  if (!hasTrack(view))
    return no('no-tokens', 'Clairvoyancy tokens are for the 2015 edition with four players or more.');
  const open = splitsTokens(view) ? view.step === 'tokens' : view.step === 'vision' || view.step === 'interpret';
  if (!open) return no('wrong-step', 'Clairvoyancy tokens cannot be used in this step.');
  if (!persona) return no('no-such-persona', 'There is no such persona at this table.');
  if (persona.seat === seat) return no('own-ball', 'Your own ball takes none of your tokens.');
  return null;
}

function tokenRefusal(view: View, psychic: Psychic, action: ActionOf<'token'>): RuleError | null {
  const persona = view.personas[action.persona - 1];
  const closed = tokensClosed(view, persona, psychic.seat);
  if (closed || !persona) return closed;
  if (!persona.ball) return no('no-ball', 'There is no ball to put a token on.');
  if (persona.ball !== action.card)
    return no('ball-moved', 'The ball has moved on; an opinion is about one guess (MY-R44).');
  if (persona.tokens.some((token) => token.seat === psychic.seat && token.mark === action.mark))
    return no('already-there', 'Your token lies there already.');
  if (psychic.tokens[action.mark] === 0) return no('no-token-left', 'You have no token of that kind left.');
  return capped(psychic);
}

function takeBackRefusal(view: View, psychic: Psychic, number: number): RuleError | null {
  const persona = view.personas[number - 1];
  const closed = tokensClosed(view, persona, psychic.seat);
  if (closed) return closed;
  if (!persona?.tokens.some((token) => token.seat === psychic.seat))
    return no('no-token-there', 'None of your tokens lies on that ball.');
  return capped(psychic);
}

function readyRefusal(view: View, { seat, ready }: Psychic): RuleError | null {
  if (!view.asked.includes(seat)) return no('not-asked', 'Nobody waits for your READY now.');
  return ready ? no('already-ready', 'You are READY already.') : null;
}

function unreadyRefusal(view: View, psychic: Psychic): RuleError | null {
  if (!view.asked.includes(psychic.seat) || !psychic.ready) return no('not-ready', 'You have not said READY.');
  return capped(psychic);
}

function accusationsClosed(view: View): RuleError | null {
  if (view.step === 'deliberate' || view.step === 'agree') return null;
  return no('wrong-step', 'Groups are accused only once the shared vision lies open.');
}

function accuseRefusal(view: View, psychic: Psychic, group: number): RuleError | null {
  const closed = accusationsClosed(view);
  if (closed || !view.final) return closed;
  const missing = groupRefusal(view, group);
  if (missing) return missing;
  if (view.final.accusations.some((a) => a.seat === psychic.seat && a.group === group))
    return no('already-there', 'Your ball lies on that group already.');
  return capped(psychic);
}

function clearAccusationRefusal(view: View, psychic: Psychic): RuleError | null {
  const closed = accusationsClosed(view);
  if (closed) return closed;
  if (!view.final?.accusations.some((accusation) => accusation.seat === psychic.seat))
    return no('no-ball', 'Your ball lies on no group.');
  return capped(psychic);
}

function groupRefusal(view: View, group: number): RuleError | null {
  if (!view.final?.groups.some((g) => g.group === group))
    return no('no-such-group', `There is no group ${group} in the line-up.`);
  if (view.final.exposed.includes(group)) return no('group-cleared', `Group ${group} has been proven innocent.`);
  return null;
}

function pollClosed(view: View, seat: PsychicSeat): RuleError | null {
  if (view.step !== 'poll') return no('wrong-step', 'There is no vote in this step.');
  if (view.final?.vote) return no('already-voted', 'You have voted; a vote is final.');
  if (!view.awaited.includes(seat))
    return no('not-your-level', 'Your clairvoyancy level votes when more of the shared vision has been turned up.');
  return null;
}

const voteRefusal = (view: View, seat: PsychicSeat, group: number): RuleError | null =>
  pollClosed(view, seat) ?? groupRefusal(view, group);
