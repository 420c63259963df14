import { Breach } from '../breach.ts';
import type { PlayLaw } from '../law.ts';
import { json } from '../plain-json.ts';
import { errorsApart, TOO_FAR } from '../proportions.ts';
import { counts, signReader } from '../signs.ts';

const WORLDS = 100;

/** Law 4c at any time: worlds made from the true state and worlds made from an imagined one are dealt alike, so the truth does not show through. */
export const blindToTruth: PlayLaw = {
  name: '4c blind to the truth',
  says: 'resamples from what the viewer knows alone, whatever the truth is',
  samples: 0.05,
  check(trial, play, at, dice) {
    const { rules } = trial;
    const viewer = dice.pick(play.viewers);
    const state = play.states[at];
    const imagined = rules.resample(state, viewer, dice.seed()) as unknown;
    // Worlds told apart already are law 4a's affair.
    if (json(rules.view(imagined, viewer)) !== json(rules.view(state, viewer))) return;
    const read = signReader(trial, play, at, viewer, dice);
    const from = (origin: unknown) =>
      counts(Array.from({ length: WORLDS }, () => read(rules.resample(origin, viewer, dice.seed()))));
    const [ofTruth, ofDream] = [from(state), from(imagined)];
    for (const sign of new Set([...ofTruth.keys(), ...ofDream.keys()])) {
      const [a, b] = [ofTruth.get(sign) ?? 0, ofDream.get(sign) ?? 0];
      if (errorsApart(a, b, WORLDS) <= TOO_FAR) continue;
      throw new Breach(
        '4c blind to the truth',
        `resample for ${viewer} leans to the truth: ${sign} in ${a} of ${WORLDS} worlds made from the true state, but in ${b} made from another that ${viewer} cannot tell from it`,
      );
    }
  },
};
