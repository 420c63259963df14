import { Breach } from '../breach.ts';
import type { PlayLaw } from '../law.ts';
import { json } from '../plain-json.ts';

/** A game that is over says so sensibly and asks nothing more. */
export const outcome: PlayLaw = {
  name: '5 outcome',
  says: 'ends with a sane outcome, after which nobody can act and no timer runs',
  samples: 'last',
  check({ rules }, play, at) {
    for (let i = 0; i < at; i++) {
      if (rules.outcome(play.states[i])) fail(`The game was over after ${i} actions but went on to ${at}`);
    }
    const state = play.states[at];
    const result = rules.outcome(state);
    if (!result) return;
    const { kind, winners, reason } = result;
    if (!['win', 'draw', 'loss'].includes(kind)) fail(`The outcome's kind is ${json(kind)}`);
    if (kind === 'win' ? winners.length === 0 : kind === 'loss' && winners.length > 0)
      fail(`A ${kind} with winners ${json(winners)}`);
    if (new Set(winners).size < winners.length || winners.some((seat) => !play.seats.includes(seat)))
      fail(`The winners ${json(winners)} are not different seats of this table`);
    if (typeof reason !== 'string' || reason === '') fail(`The outcome gives no reason: ${json(result)}`);
    for (const viewer of play.viewers) {
      const legal = rules.legal(rules.view(state, viewer)) as readonly unknown[];
      if (legal.length > 0) fail(`The game is over but ${viewer} can still act: ${json(legal[0])}`);
    }
    if ((rules.toAct(state) as readonly string[]).length > 0)
      fail(`The game is over but the table waits for ${json(rules.toAct(state))}`);
    if (rules.clock(state)) fail(`The game is over but the timer ${json(rules.clock(state))} runs`);
  },
};

function fail(seen: string): never {
  throw new Breach('5 outcome', seen);
}
