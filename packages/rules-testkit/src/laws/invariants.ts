import { Breach } from '../breach.ts';
import type { PlayLaw } from '../law.ts';

/** The game's own invariants hold in every position. */
export const invariants: PlayLaw = {
  name: '5 invariants',
  says: 'keeps its own invariants after every action',
  samples: 'all',
  check({ rules }, play, at) {
    try {
      rules.check(play.states[at]);
    } catch (error) {
      if (error instanceof Breach) throw error;
      throw new Breach('5 invariants', `check throws: ${error instanceof Error ? error.message : String(error)}`);
    }
  },
};
