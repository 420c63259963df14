import { Breach } from '../breach.ts';
import type { PlayLaw } from '../law.ts';
import { firstDifference, json } from '../plain-json.ts';

/** Law 6 by the game's own words: what `knows` lists for a viewer is the same in every resampled world. */
export const keepsListed: PlayLaw = {
  name: '6 keeps what the game lists',
  says: 'keeps every fact that the game itself lists as known when it resamples',
  samples: 6,
  check({ rules, hints }, play, at, dice) {
    if (!hints.knows) return;
    const viewer = dice.pick(play.viewers);
    const state = play.states[at];
    const known = json(hints.knows(state, viewer));
    const kept = json(hints.knows(rules.resample(state, viewer, dice.seed()), viewer));
    if (known === kept) return;
    throw new Breach(
      '6 keeps what the game lists',
      `resample forgets what ${viewer} knows: ${firstDifference(known, kept)}`,
    );
  },
};
