import type { Action } from './actions.ts';
import { TOKENS_STEP_SECONDS } from './editions.ts';
import type { Seat, State } from './types.ts';
import { toAct } from './view.ts';

/** The timer of the step; a step, a turn, a poll's level or a cancelled READY round starts it anew. */
export function clock(state: State): { readonly key: string; readonly seconds: number } | null {
  const seconds = secondsOf(state);
  return seconds > 0 ? { key: keyOf(state), seconds } : null;
}

function secondsOf({ step, options }: State): number {
  switch (step) {
    case 'vision':
    case 'shared-vision':
      return options.ghostSeconds;
    case 'interpret':
      return options.interpretSeconds;
    case 'tokens':
      return options.interpretSeconds > 0 ? TOKENS_STEP_SECONDS : 0;
    case 'deliberate':
    case 'agree':
      return options.finalSeconds;
    case 'poll':
      return options.edition === 'clairvoyance' ? options.voteSeconds : 0;
    default:
      return 0;
  }
}

function keyOf({ step, turn, final }: State): string {
  if (step === 'poll') return `poll:${final?.turned}`;
  return final && step !== 'shared-vision' ? `${step}:${turn}:${final.round}` : `${step}:${turn}`;
}

/** A psychic whose time is up is READY, or abstains; the ghost's choice is left to chance (MY-R27, MY-R30, MY-R37). */
export function idle(state: State): readonly { readonly seat: Seat; readonly action: Action }[] {
  if (!clock(state)) return [];
  return toAct(state).map((seat) => ({ seat, action: timeOut(state, seat) }));
}

function timeOut(state: State, seat: Seat): Action {
  if (seat === 'ghost') return { type: 'chance' };
  return { type: state.step === 'poll' ? 'abstain' : 'ready' };
}
