import { ok, type Result, type RuleError, refuse, type Step } from '@ghostlight/rules-kit';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import type { Flow } from './flow.ts';
import { actAsGhost } from './ghost-acts.ts';
import { actAsPsychic } from './psychic-acts.ts';
import { refusal } from './refusal.ts';
import type { Seat, State } from './types.ts';
import { view } from './view.ts';

/** Does what the seat asks, if what the seat sees allows it. */
export function apply(state: State, seat: Seat, action: Action): Result<Step<State, Event, Seat>, RuleError> {
  if (seat !== 'ghost' && !state.psychics.some((psychic) => psychic.seat === seat))
    return refuse('no-such-seat', `There is no seat ${seat} at this table.`);
  const refused = refusal(view(state, seat), action);
  if (refused) return refuse(refused.code, refused.message);
  const flow: Flow = { state, events: [] };
  if (seat === 'ghost') actAsGhost(flow, action);
  else actAsPsychic(flow, seat, action);
  return ok(flow);
}
