import { Breach } from '../breach.ts';
import type { TableLaw } from '../law.ts';
import { staller } from '../movers.ts';
import { play } from '../play.ts';

/** Law 5: reversible choices are capped, so even seats that only stall reach the end. */
export const endsWhenStalled: TableLaw = {
  name: '5 ends when stalled',
  says: 'ends even when every seat leaves its question open as long as it can',
  check({ rules, hints }, table, dice) {
    const most = hints.stallBound ?? 64 * hints.bound;
    const { states, entries, broken } = play(rules, table, dice.seed(), staller(rules), dice, most);
    if (broken) throw broken;
    if (entries.length >= most && !rules.outcome(states[entries.length])) {
      throw new Breach('5 ends when stalled', `Stalling seats keep a game going for ${most} actions and on.`);
    }
  },
};
