import { Breach } from '../breach.ts';
import type { PlayLaw } from '../law.ts';
import { firstDifference, json, roundTrip } from '../plain-json.ts';

/** Plays the game a second time, from states and actions that went through JSON. */
export const repeatable: PlayLaw = {
  name: '1 repeatable',
  says: 'gives the same states and events for the same seed and actions, also when the state was stored as JSON between',
  samples: 'last',
  check({ rules }, play) {
    let state = rules.setup(rules.options.parse(play.table.options), play.table.players, play.seed);
    same(json(state), json(play.states[0]), 'The same seed is dealt differently the second time');
    for (const [index, entry] of play.entries.entries()) {
      const result = rules.apply(roundTrip(state), entry.seat, roundTrip(entry.action));
      if (!result.ok)
        throw new Breach('1 repeatable', `Action ${index} is refused the second time: ${json(result.error)}`);
      state = result.value.state;
      same(json(state), json(play.states[index + 1]), `Action ${index} leads to another state the second time`);
      same(json(result.value.events), json(play.told[index]), `Action ${index} tells something else the second time`);
    }
  },
};

function same(again: string, before: string, what: string): void {
  if (again !== before) throw new Breach('1 repeatable', `${what}: ${firstDifference(before, again)}`);
}
