import { Breach } from '../breach.ts';
import type { PlayLaw } from '../law.ts';
import { canonical, firstDifference, json } from '../plain-json.ts';
import { strangeActions } from '../strange-actions.ts';

const WORLDS = 2;

/** Law 4a: in every world this viewer takes for possible, everything shown to them is the same. */
export const secretNow: PlayLaw = {
  name: '4a secret now',
  says: 'shows a viewer nothing that hangs on what they cannot know',
  samples: 6,
  check(trial, play, at, dice) {
    const { rules } = trial;
    const state = play.states[at];
    const viewer = dice.pick(play.viewers);
    const shown = allShownTo(state);
    const strange = viewer === 'spectator' ? [] : strangeActions(trial, play, at, viewer, dice, 2);
    let world: unknown = state;
    for (let i = 0; i < WORLDS; i++) {
      // The second world is a resample of the first: knowledge must survive that too.
      world = rules.resample(world, viewer, dice.seed());
      const other = allShownTo(world);
      for (const what of Object.keys(shown) as (keyof typeof shown)[]) {
        if (shown[what] !== other[what])
          fail(`${what} of ${viewer} hangs on hidden things: ${firstDifference(shown[what], other[what])}`);
      }
      for (const action of strange) {
        const [here, there] = [rules.apply(state, viewer, action), rules.apply(world, viewer, action)];
        if (here.ok !== there.ok || (!here.ok && !there.ok && json(here.error) !== json(there.error))) {
          fail(
            `The answer to ${canonical(action)} from ${viewer} hangs on hidden things: ${answer(here)} or ${answer(there)}`,
          );
        }
      }
    }

    function allShownTo(world: unknown) {
      const view = rules.view(world, viewer);
      const speaks =
        viewer === 'spectator' ? null : [rules.maySpeak(world, viewer, 'chat'), rules.maySpeak(world, viewer, 'point')];
      return {
        view: json(view),
        legal: json(rules.legal(view)),
        prompt: json(rules.prompt(view)),
        toAct: json(rules.toAct(world)),
        clock: json(rules.clock(world)),
        outcome: json(rules.outcome(world)),
        maySpeak: json(speaks),
      };
    }
  },
};

const answer = (result: { readonly ok: boolean; readonly error?: unknown }): string =>
  result.ok ? 'accepted' : json(result.error);

function fail(seen: string): never {
  throw new Breach('4a secret now', seen);
}
