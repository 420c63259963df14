import { Breach } from '../breach.ts';
import type { PlayLaw } from '../law.ts';
import { json } from '../plain-json.ts';

const TRIED = 3;

/** Law 7: an act that arrives twice while its question is open counts once. */
export const doubleAct: PlayLaw = {
  name: '7 double act',
  says: 'refuses the same act a second time under one prompt, or changes nothing',
  samples: 12,
  check({ rules }, play, at, dice) {
    const state = play.states[at];
    for (const seat of play.seats) {
      const view = rules.view(state, seat);
      for (const action of dice.some(rules.legal(view) as readonly unknown[], TRIED)) {
        const first = rules.apply(state, seat, action);
        if (!first.ok) continue;
        const question = rules.prompt(rules.view(first.value.state, seat));
        // Under another prompt the server turns the act away as stale.
        if (question !== rules.prompt(view)) continue;
        const second = rules.apply(first.value.state, seat, action);
        if (second.ok && json(second.value.state) !== json(first.value.state)) {
          throw new Breach(
            '7 double act',
            `${seat} does ${json(action)} twice under the prompt ${json(question)} and both count.`,
          );
        }
      }
    }
  },
};
