import { Breach } from '../breach.ts';
import type { TableLaw } from '../law.ts';
import { anyVerb } from '../movers.ts';
import { json } from '../plain-json.ts';
import { play } from '../play.ts';

const PLAYS = 5;
const POSITIONS = 6;
const WORLDS = 6;

/** Law 4c over many seeds: what a viewer cannot see varies, for every other seat that holds something. */
export const reallyResampled: TableLaw = {
  name: '4c really resampled',
  says: 'deals the hidden cards of every other seat anew when it resamples',
  check({ rules, hints }, table, dice) {
    const seats = rules.seats(rules.options.parse(table.options), table.players) as readonly string[];
    const viewers = [...seats, 'spectator'];
    const still = new Set(
      viewers.flatMap((viewer) =>
        seats
          .filter((seat) => seat !== viewer && (hints.hides?.(viewer, seat) ?? true))
          .map((seat) => `${viewer} ${seat}`),
      ),
    );
    const stillStates = new Set(viewers);
    for (let game = 0; game < PLAYS && still.size + stillStates.size > 0; game++) {
      const { states } = play(rules, table, dice.seed(), anyVerb(rules), dice, hints.bound);
      for (const state of [states[0], ...dice.some(states, POSITIONS)]) {
        for (const viewer of viewers) {
          for (let i = 0; i < WORLDS; i++) {
            const world = rules.resample(state, viewer, dice.seed()) as unknown;
            if (withoutStream(world) !== withoutStream(state)) stillStates.delete(viewer);
            for (const seat of seats) {
              const pair = `${viewer} ${seat}`;
              if (still.has(pair) && json(rules.view(world, seat)) !== json(rules.view(state, seat)))
                still.delete(pair);
            }
          }
        }
      }
    }
    const [viewer] = stillStates;
    if (viewer) fail(`resample for ${viewer} never changed anything but the random stream`);
    const [pair] = still;
    if (pair) {
      const [who, seat] = pair.split(' ');
      fail(
        `resample for ${who} never changed what ${seat} sees. If ${seat} holds nothing that ${who} cannot see, say so with hides`,
      );
    }
  },
};

const withoutStream = (state: unknown): string => json(state).replace(/"[0-9a-f]{64}"/g, '""');

function fail(seen: string): never {
  throw new Breach('4c really resampled', `${seen}.`);
}
