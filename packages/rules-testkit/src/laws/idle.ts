import type { Entry } from '@ghostlight/rules-kit';
import { Breach } from '../breach.ts';
import type { PlayLaw } from '../law.ts';
import { json } from '../plain-json.ts';

/** When the timer runs out, the idle answers are legal one after the other, and the game moves on. */
export const idle: PlayLaw = {
  name: '3 idle answers',
  says: 'has legal answers for idle seats whenever a timer runs, and they stop or restart it',
  samples: 8,
  check({ rules }, play, at) {
    const start = play.states[at];
    const clock = rules.clock(start);
    const answers = rules.idle(start) as readonly Entry[];
    if (clock && !(clock.seconds > 0)) fail(`The timer ${json(clock)} has no time on it`);
    if (clock && answers.length === 0) fail(`The timer ${json(clock)} runs but nobody has an idle answer`);
    let state: unknown = start;
    for (const { seat, action } of answers) {
      const result = rules.apply(state, seat, action);
      if (!result.ok)
        fail(
          `The idle answer ${json(action)} of ${seat} is refused: ${json(result.error)}; all of them: ${json(answers)}`,
        );
      state = result.value.state;
    }
    if (clock && rules.clock(state)?.key === clock.key)
      fail(`After the idle answers ${json(answers)} the timer ${json(clock)} still runs`);
  },
};

function fail(seen: string): never {
  throw new Breach('3 idle answers', seen);
}
