import { Breach } from '../breach.ts';
import type { PlayLaw } from '../law.ts';
import { anyMove } from '../movers.ts';
import { json } from '../plain-json.ts';

const ACTIONS_ON = 3;

/** Law 4c, world by world: a resampled state is a sound position with a random stream of its own. */
export const freshWorlds: PlayLaw = {
  name: '4c fresh worlds',
  says: 'resamples into sound positions that can be played on, with another key for the random stream',
  samples: 4,
  check({ rules }, play, at, dice) {
    const viewer = dice.pick(play.viewers);
    const seed = dice.seed();
    const state = play.states[at];
    const world = rules.resample(state, viewer, seed) as unknown;
    const old = seedsIn(state);
    const kept = [...seedsIn(world)].find((key) => old.has(key));
    if (old.size === 0) fail('There is no 64-digit key of a random stream in the state');
    if (kept) fail(`resample for ${viewer} keeps the key of the random stream: ${kept}`);
    if (json(rules.resample(state, viewer, seed)) !== json(world))
      fail(`resample for ${viewer} gives two worlds for one seed`);
    let position = world;
    const mover = anyMove(rules);
    for (let i = 0; i <= ACTIONS_ON; i++) {
      try {
        rules.check(position);
      } catch (error) {
        if (error instanceof Breach) throw error;
        fail(
          `check fails ${i} actions after resample for ${viewer}: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
      const entry = mover(position, play.seats, dice);
      if (!entry) return;
      const result = rules.apply(position, entry.seat, entry.action);
      if (!result.ok)
        fail(
          `After resample for ${viewer} a legal action is refused: ${entry.seat} ${json(entry.action)}: ${json(result.error)}`,
        );
      position = result.value.state;
    }
  },
};

/** Everything in a state that looks like a key: 64 hex digits. */
function seedsIn(state: unknown): Set<string> {
  return new Set(json(state).match(/(?<=")[0-9a-f]{64}(?=")/g));
}

function fail(seen: string): never {
  throw new Breach('4c fresh worlds', seen);
}
