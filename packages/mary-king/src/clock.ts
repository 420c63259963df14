import { activeSeat } from './apply/work.ts';
import { deskOf } from './legal/desk.ts';
import { idleAnswer } from './legal/list-moves.ts';
import type { Action } from './types/action.ts';
import type { Seat } from './types/seat.ts';
import type { State } from './types/state.ts';

/** Each decision has its own time: windows and questions on the other's turn the one, the rest the other (MK-R23, MK-R36). */
export function clock(state: State): { readonly key: string; readonly seconds: number } | null {
  const { question, options, decision } = state;
  if (!question) return null;
  const answering = question.kind === 'window' || question.seat !== activeSeat(state);
  const seconds = answering ? options.windowSeconds : options.turnSeconds;
  return seconds > 0 ? { key: `${question.kind}:${decision}`, seconds } : null;
}

/** What the asked seat does when its time is up (MK-R30). */
export function idle(state: State): readonly { readonly seat: Seat; readonly action: Action }[] {
  const { question } = state;
  const action = question && idleAnswer(deskOf(state, question));
  return question && action ? [{ seat: question.seat, action }] : [];
}
