import type { RuleError } from '@ghostlight/rules-kit';
import type { Action } from './actions.ts';
import { ghostRefusal } from './ghost-refusal.ts';
import { psychicRefusal } from './psychic-refusal.ts';
import { no } from './rule-error.ts';
import type { View } from './types.ts';

const GHOST_TYPES: ReadonlySet<Action['type']> = new Set(['tray-in', 'tray-out', 'send', 'redraw', 'choose', 'chance']);

/** Why this viewer may not do this now, judged by what they see and nothing else; null when they may. */
export function refusal(view: View, action: Action): RuleError | null {
  if (view.viewer === 'spectator') return no('not-seated', 'You are watching; only seats can act.');
  if (view.step === 'over') return no('game-over', 'The game is over.');
  const isGhosts = GHOST_TYPES.has(action.type);
  if (view.ghost) {
    if (isGhosts) return ghostRefusal(view, view.ghost, action);
    return no('ghost-is-silent', 'The ghost speaks through dreams alone: balls, tokens and votes are the psychics’.');
  }
  if (isGhosts) return no('not-the-ghost', 'Only the ghost handles the dreams.');
  return psychicRefusal(view, view.viewer, action);
}
