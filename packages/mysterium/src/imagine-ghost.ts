import { below, type Drawn, pick, shuffle } from '@ghostlight/rules-kit';
import type { Action } from './actions.ts';
import { apply } from './apply.ts';
import { legal } from './legal.ts';
import type { State } from './types.ts';
import { view } from './view.ts';

/** How far the ghost is, nobody can tell; one world in this many has it on the way. */
const SELDOM = 32;

/** Acts of the ghost that others learn of only later. */
const HIDDEN: ReadonlySet<Action['type']> = new Set(['send', 'redraw']);

/** What the ghost may be doing unseen: a send or redraw behind the veil, or dreams in the tray. */
export function imagineGhost(state: State): State {
  const acting = draw(state, below(state.random, SELDOM));
  const acted = state.veil && acting.value === 0 ? imagineAct(acting.state) : acting.state;
  const choosing = draw(acted, below(acted.random, SELDOM));
  return choosing.value === 0 ? imagineTray(choosing.state) : choosing.state;
}

/** Nothing that would end the step, for its end would be seen. */
function imagineAct(state: State): State {
  const ready = imagineTray(state);
  const acts = legal(view(ready, 'ghost')).filter((action) => HIDDEN.has(action.type));
  if (acts.length === 0) return state;
  const { value: action, state: before } = draw(ready, pick(ready.random, acts));
  const result = apply(before, 'ghost', action);
  return result.ok && result.value.state.step === state.step ? result.value.state : state;
}

/** Some cards, each number as likely as the other. */
function imagineTray(state: State): State {
  if (!legal(view(state, 'ghost')).some((action) => action.type === 'tray-in')) return state;
  const size = draw(state, below(state.random, state.dreams.hand.length));
  const mixed = draw(size.state, shuffle(size.state.random, state.dreams.hand));
  return { ...mixed.state, dreams: { ...mixed.state.dreams, tray: mixed.value.slice(0, size.value + 1).toSorted() } };
}

const draw = <T>(state: State, [value, random]: Drawn<T>): { readonly value: T; readonly state: State } => ({
  value,
  state: { ...state, random },
});
