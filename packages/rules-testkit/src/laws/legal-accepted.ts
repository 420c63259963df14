import { Breach } from '../breach.ts';
import type { PlayLaw } from '../law.ts';
import { canonical, json } from '../plain-json.ts';

const TRIED_PER_SEAT = 4;

/** One direction of law 3: what legal lists, apply does. */
export const legalIsAccepted: PlayLaw = {
  name: '3 legal is accepted',
  says: 'accepts every action that legal lists, lists none twice and none for spectators',
  samples: 16,
  check({ rules, hints }, play, at, dice) {
    const state = play.states[at];
    const forSpectator = rules.legal(rules.view(state, 'spectator')) as readonly unknown[];
    if (forSpectator.length > 0) fail(`legal lets a spectator act: ${json(forSpectator)}`);
    for (const seat of dice.some(play.seats, 4)) {
      const view = rules.view(state, seat);
      const legal = rules.legal(view) as readonly unknown[];
      const texts = legal.map(canonical);
      const twice = texts.find((text, index) => texts.indexOf(text) !== index);
      if (twice) fail(`legal lists an action of ${seat} twice: ${twice}`);
      for (const action of dice.some(legal, TRIED_PER_SEAT)) {
        const parsed = rules.action.safeParse(action);
        if (!parsed.success)
          fail(`rules.action does not parse a legal action of ${seat}: ${json(action)}: ${parsed.error.message}`);
        if (canonical(parsed.data) !== canonical(action))
          fail(`rules.action turns the legal ${json(action)} into ${json(parsed.data)}`);
        const result = rules.apply(state, seat, action);
        if (!result.ok) fail(`legal lists ${json(action)} for ${seat}, but apply refuses it: ${json(result.error)}`);
      }
      if (rules.moves) {
        const moves = rules.moves(state, seat) as readonly unknown[];
        if (json(moves.map(canonical)) !== json(texts))
          fail(`moves is not legal(view) for ${seat}: ${json(moves)} instead of ${json(legal)}`);
      }
      for (const orders of hints.orders ?? []) {
        const answer = rules.auto?.(view, orders) as unknown;
        if (answer != null && !texts.includes(canonical(answer)))
          fail(`auto answers ${json(answer)} for ${seat}, which is not legal`);
      }
    }
  },
};

function fail(seen: string): never {
  throw new Breach('3 legal is accepted', seen);
}
