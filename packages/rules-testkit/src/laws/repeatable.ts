import { Breach } from '../breach.ts';
import type { PlayLaw } from '../law.ts';
import { firstDifference, json, roundTrip } from '../plain-json.ts';

const LONG = 60;

/** Plays the game a second time, from states and actions that went through JSON. */
export const repeatable: PlayLaw = {
  name: '1 repeatable',
  says: 'gives the same states and events for the same seed and actions, also when the state was stored as JSON between',
  samples: 'last',
  check({ rules }, play, _at, dice) {
    // Long games are played again less often, so that they cost no more than short ones.
    if (!dice.chance(LONG / play.entries.length)) return;
    let text = json(rules.setup(rules.options.parse(play.table.options), play.table.players, play.seed));
    same(text, json(play.states[0]), 'The same seed is dealt differently the second time');
    for (const [index, entry] of play.entries.entries()) {
      const result = rules.apply(JSON.parse(text), entry.seat, roundTrip(entry.action));
      if (!result.ok)
        throw new Breach('1 repeatable', `Action ${index} is refused the second time: ${json(result.error)}`);
      text = json(result.value.state);
      same(text, json(play.states[index + 1]), `Action ${index} leads to another state the second time`);
      same(json(result.value.events), json(play.told[index]), `Action ${index} tells something else the second time`);
    }
  },
};

function same(again: string, before: string, what: string): void {
  if (again !== before) throw new Breach('1 repeatable', `${what}: ${firstDifference(before, again)}`);
}
