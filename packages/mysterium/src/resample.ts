import { randomFrom, type Seed, shuffle, type Viewer } from '@ghostlight/rules-kit';
import { imagineGhost } from './imagine-ghost.ts';
import { dealDreams } from './resample-dreams.ts';
import { dealFinal } from './resample-final.ts';
import { dealTargets } from './resample-targets.ts';
import type { Seat, State } from './types.ts';
import { shownPersonas } from './view.ts';

/** Deals anew all that this viewer cannot know, and keeps all that they do (§3.11). */
export function resample(state: State, viewer: Viewer<Seat>, seed: Seed): State {
  const random = randomFrom(seed);
  if (viewer === 'ghost' || state.step === 'over') return dealFinal(shufflePile({ ...state, random }), viewer);
  const shown = { ...state, random, personas: shownPersonas(state) };
  return imagineGhost(dealFinal(dealTargets(dealDreams(shown)), viewer));
}

/** The ghost knows which dreams the pile holds, by elimination, but not their order; so does everybody at the end. */
function shufflePile(state: State): State {
  const [pile, random] = shuffle(state.random, state.dreams.pile);
  return { ...state, random, dreams: { ...state.dreams, pile } };
}
