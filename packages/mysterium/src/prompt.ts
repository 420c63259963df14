import { legal } from './legal.ts';
import type { View } from './types.ts';

/** The question this viewer is asked; a redraw or a cancelled READY asks it anew, so that no act counts twice. */
export function prompt(view: View): string | null {
  if (legal(view).length === 0) return null;
  if (view.ghost) return `${view.step}:${view.turn}:${view.ghost.redrawsLeft}`;
  switch (view.step) {
    case 'vision':
    case 'interpret':
      // One question: a ball on its way stays good when the last vision is sent meanwhile.
      return `guess:${view.turn}`;
    case 'tokens':
      return `tokens:${view.turn}`;
    case 'poll':
      return `vote:${view.final?.shared.length}`;
    default:
      return `accuse:${view.turn}:${view.final?.round}`;
  }
}
