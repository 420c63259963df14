import { Breach } from '../breach.ts';
import type { PlayLaw } from '../law.ts';

/** Law 5: somebody can go on or the game is over, and it is over within the bound. */
export const ends: PlayLaw = {
  name: '5 ends',
  says: 'ends within its bound, and until then someone can act',
  samples: 'last',
  check({ rules, hints }, play, at) {
    const state = play.states[at];
    if (rules.outcome(state) || play.broken) return;
    const canAct = play.seats.some((seat) => (rules.legal(rules.view(state, seat)) as readonly unknown[]).length > 0);
    if (!canAct) throw new Breach('5 ends', `After ${at} actions nobody can act and the game is not over.`);
    if (at >= hints.bound)
      throw new Breach('5 ends', `After ${at} actions the game is not over; its bound is ${hints.bound}.`);
  },
};
