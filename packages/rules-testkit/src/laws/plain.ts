import { Breach } from '../breach.ts';
import type { PlayLaw } from '../law.ts';
import { json, roundTrip, unplainAt } from '../plain-json.ts';

const VIEWS_PER_GAME = 24;

/** State, views, actions and events are what JSON can carry, and a view that travelled means the same. */
export const plain: PlayLaw = {
  name: '2 plain JSON',
  says: 'keeps states, views, actions and events plain JSON, and reads the same from a view that went through it',
  samples: 'all',
  check({ rules }, play, at, dice) {
    const state = play.states[at];
    must(state, 'The state');
    for (const told of play.told[at] ?? []) must(told, 'An event');
    if (!dice.chance(VIEWS_PER_GAME / play.states.length)) return;
    const viewer = dice.pick(play.viewers);
    const view = rules.view(state, viewer) as { readonly viewer?: unknown };
    must(view, `The view of ${viewer}`);
    if (view.viewer !== viewer)
      throw new Breach('2 plain JSON', `The view of ${viewer} says it is for ${json(view.viewer)}.`);
    const legal = rules.legal(view);
    must(legal, `The legal actions of ${viewer}`);
    const travelled = roundTrip(view);
    if (json(rules.legal(travelled)) !== json(legal)) {
      throw new Breach(
        '2 plain JSON',
        `legal gives ${viewer} other actions from the view that went through JSON: ${json(legal)} became ${json(rules.legal(travelled))}`,
      );
    }
    if (rules.prompt(travelled) !== rules.prompt(view))
      throw new Breach(
        '2 plain JSON',
        `prompt reads another question from the view of ${viewer} that went through JSON.`,
      );
    for (const [name, value] of [
      ['toAct', rules.toAct(state)],
      ['clock', rules.clock(state)],
      ['idle', rules.idle(state)],
      ['outcome', rules.outcome(state)],
    ] as const) {
      must(value, name);
    }
  },
};

function must(value: unknown, what: string): void {
  const where = unplainAt(value);
  if (where) throw new Breach('2 plain JSON', `${what} is not plain JSON: ${where}.`);
}
