import { hide, refill, unveil } from './dreams.ts';
import { editionOf, hasTrack, LAST_TURN, redrawsOf, TOKENS_BACK_TURN, tokenStock } from './editions.ts';
import { askAnew, type Flow, set, setDreams, tell } from './flow.ts';
import { lineUp } from './line-up.ts';
import { finish, loss } from './outcome.ts';
import type { StepName } from './types.ts';

/** A step begins: nobody is READY. */
export function startStep(flow: Flow, step: StepName): void {
  set(flow, { step });
  askAnew(flow);
  tell(flow, { type: 'step', step, turn: flow.state.turn });
}

function startTurn(flow: Flow, turn: number): void {
  set(flow, { turn });
  startStep(flow, 'vision');
  renewRedraws(flow);
  if (turn === TOKENS_BACK_TURN && hasTrack(flow.state)) returnTokens(flow);
  refill(flow);
  if (flow.state.options.batchVisions) hide(flow);
  if (flow.state.dreams.hand.length === 0) startInterpret(flow);
}

/** "1 per turn" does not add up (MY-R5). */
export function renewRedraws(flow: Flow): void {
  const { uses, per } = redrawsOf(flow.state);
  if (per === 'turn') setDreams(flow, { redrawsLeft: uses });
}

/** Spent tokens come home: in turn 4, and as ballots in stage 2 (MY-R9). */
export function returnTokens(flow: Flow): void {
  const tokens = tokenStock(flow.state);
  set(flow, { psychics: flow.state.psychics.map((psychic) => ({ ...psychic, tokens })) });
  tell(flow, { type: 'tokens-back' });
}

/** The last vision is sent: held ones are shown, and from now on redraws are hidden where they are allowed (MY-R39). */
export function startInterpret(flow: Flow): void {
  const { personas, turn } = flow.state;
  const sent = personas.flatMap(({ persona, visions }) =>
    visions.filter((vision) => vision.turn === turn).map(({ dreams, chance }) => ({ persona, dreams, chance })),
  );
  unveil(flow, sent);
  startStep(flow, 'interpret');
  if (editionOf(flow.state).redrawSteps.includes('interpret')) hide(flow);
}

/** After the manifestation: the culprit's turn, the next turn, or the end. */
export function endTurn(flow: Flow): void {
  const { personas, turn } = flow.state;
  const allFinished = personas.every((persona) => persona.category === null);
  // MY-R16: finished on the last day, none is left to name the culprit.
  const isLate = turn === LAST_TURN && editionOf(flow.state).finalTakesTurns;
  if (allFinished && isLate) finish(flow, loss('no-turn-for-the-culprit'));
  else if (allFinished) lineUp(flow);
  else if (turn === LAST_TURN) finish(flow, loss('turns-used-up'));
  else startTurn(flow, turn + 1);
}
