import { accuse, settleAccusations } from './accusation.ts';
import type { Action } from './actions.ts';
import { asked } from './awaited.ts';
import type { SuspectId } from './cards.ts';
import { splitsTokens } from './editions.ts';
import { type Flow, personaOf, psychicOf, setPersona, setPsychic, tell } from './flow.ts';
import { manifest } from './manifest.ts';
import { castVote } from './poll.ts';
import { startStep } from './turn.ts';
import type { Mark, PsychicSeat } from './types.ts';

export function actAsPsychic(flow: Flow, seat: PsychicSeat, action: Action): void {
  switch (action.type) {
    case 'ball':
      moveBall(flow, seat, action.persona, action.card);
      break;
    case 'clear-ball':
      moveBall(flow, seat, action.persona, null);
      break;
    case 'token':
      putToken(flow, seat, action.persona, action.mark);
      break;
    case 'take-back':
      putToken(flow, seat, action.persona, null);
      break;
    case 'ready':
      sayReady(flow, seat);
      break;
    case 'unready':
      changeMind(flow, seat);
      tell(flow, { type: 'ready', seat, ready: false });
      break;
    case 'accuse':
      changeMind(flow, seat);
      accuse(flow, seat, action.group);
      break;
    case 'clear-accusation':
      changeMind(flow, seat);
      accuse(flow, seat, null);
      break;
    case 'vote':
      castVote(flow, { seat, group: action.group });
      break;
    default:
      castVote(flow, { seat, group: null });
      break;
  }
}

/** A reversible choice: it counts, and it cancels the seat's own READY (MY-R37). */
function changeMind(flow: Flow, seat: PsychicSeat): void {
  setPsychic(flow, seat, { ready: false, movesLeft: psychicOf(flow.state.psychics, seat).movesLeft - 1 });
}

/** Tokens on a ball that moves go home, and cancel their owners' READY (MY-R8). */
function moveBall(flow: Flow, seat: PsychicSeat, persona: number, card: SuspectId | null): void {
  const { tokens } = personaOf(flow.state.personas, persona);
  changeMind(flow, seat);
  for (const token of tokens) giveBack(flow, token.seat, token.mark);
  for (const token of tokens) setPsychic(flow, token.seat, { ready: false });
  setPersona(flow, persona, { ball: card, tokens: [] });
  tell(flow, { type: 'ball', seat, persona, card, tokensHome: tokens.map((token) => token.seat) });
}

/** The other mark replaces the one that lies there. */
function putToken(flow: Flow, seat: PsychicSeat, persona: number, mark: Mark | null): void {
  changeMind(flow, seat);
  const { tokens } = personaOf(flow.state.personas, persona);
  const old = tokens.find((token) => token.seat === seat);
  if (old) giveBack(flow, seat, old.mark);
  if (mark) spend(flow, seat, mark);
  const others = tokens.filter((token) => token.seat !== seat);
  setPersona(flow, persona, { tokens: mark ? [...others, { seat, mark }] : others });
  tell(flow, { type: 'token', seat, persona, mark });
}

const giveBack = (flow: Flow, seat: PsychicSeat, mark: Mark): void => addTokens(flow, seat, mark, 1);
const spend = (flow: Flow, seat: PsychicSeat, mark: Mark): void => addTokens(flow, seat, mark, -1);

function addTokens(flow: Flow, seat: PsychicSeat, mark: Mark, count: number): void {
  const { tokens } = psychicOf(flow.state.psychics, seat);
  setPsychic(flow, seat, { tokens: { ...tokens, [mark]: tokens[mark] + count } });
}

/** With the last READY the step ends at once. */
function sayReady(flow: Flow, seat: PsychicSeat): void {
  setPsychic(flow, seat, { ready: true });
  tell(flow, { type: 'ready', seat, ready: true });
  const { psychics } = flow.state;
  if (!asked(flow.state).every((other) => psychicOf(psychics, other).ready)) return;
  switch (flow.state.step) {
    case 'interpret':
      lockBalls(flow);
      break;
    case 'tokens':
      manifest(flow);
      break;
    default:
      settleAccusations(flow);
      break;
  }
}

/** With `splitClairvoyance` the tokens have a step of their own, unless nobody has any (MY-R8). */
function lockBalls(flow: Flow): void {
  if (splitsTokens(flow.state) && asked({ ...flow.state, step: 'tokens' }).length > 0) startStep(flow, 'tokens');
  else manifest(flow);
}
