import { Breach } from '../breach.ts';
import type { TableLaw } from '../law.ts';
import { json } from '../plain-json.ts';

/** The contract's promise to the host: no options at all make a good first table, for every number of players. */
export const firstTable: TableLaw = {
  name: '2 first table',
  says: 'lays a good first table from no options, for every number of players',
  check({ rules }, _table, dice) {
    const { min, max } = rules.players;
    const parsed = rules.options.safeParse({});
    if (!parsed.success) fail(`options.parse({}) fails: ${parsed.error.message}`);
    if (!(Number.isInteger(min) && Number.isInteger(max) && min >= 1 && max >= min))
      fail(`It is for ${min} to ${max} players`);
    for (let players = min; players <= max; players++) {
      const seats = rules.seats(parsed.data, players) as readonly string[];
      if (seats.length === 0 || new Set(seats).size < seats.length || seats.includes('spectator')) {
        fail(`For ${players} players the seats are ${json(seats)}`);
      }
      const state = rules.setup(parsed.data, players, dice.seed()) as unknown;
      if (rules.outcome(state)) fail(`For ${players} players the game is over before it starts`);
      rules.check(state);
    }
  },
};

function fail(seen: string): never {
  throw new Breach('2 first table', seen);
}
