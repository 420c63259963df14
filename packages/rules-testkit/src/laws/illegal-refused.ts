import { Breach } from '../breach.ts';
import type { PlayLaw } from '../law.ts';
import { canonical, json } from '../plain-json.ts';
import { strangeActions } from '../strange-actions.ts';

const TRIED = 6;
const CODE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const SENTENCE = /^[^a-z\s].*\s.*[.!?]["'”’)]*$/su;

/** The other direction of law 3: what legal does not list, apply refuses, in words. */
export const illegalIsRefused: PlayLaw = {
  name: '3 illegal is refused',
  says: 'refuses every action that legal does not list, with a kebab-case code and a sentence',
  samples: 16,
  check(trial, play, at, dice) {
    const { rules } = trial;
    const state = play.states[at];
    const seat = dice.pick(play.seats);
    const legal = new Set((rules.legal(rules.view(state, seat)) as readonly unknown[]).map(canonical));
    for (const action of strangeActions(trial, play, at, seat, dice, TRIED)) {
      if (legal.has(canonical(action))) continue;
      const result = rules.apply(state, seat, action);
      if (result.ok)
        fail(`apply accepts ${json(action)} from ${seat}, which legal does not list: ${json([...legal].slice(0, 12))}`);
      const { code, message } = result.error;
      if (!CODE.test(code)) fail(`The code of a refusal is not kebab-case: ${json(result.error)} for ${json(action)}`);
      if (!SENTENCE.test(message))
        fail(`The message of a refusal is not a sentence: ${json(result.error)} for ${json(action)}`);
    }
  },
};

function fail(seen: string): never {
  throw new Breach('3 illegal is refused', seen);
}
