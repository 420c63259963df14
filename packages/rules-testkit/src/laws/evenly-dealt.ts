import { Breach } from '../breach.ts';
import type { TableLaw, Trial } from '../law.ts';
import { leavesOf } from '../leaves.ts';
import { errorsApart, errorsFromZero, TOO_FAR } from '../proportions.ts';

const DEALS = 400;

/** Law 4c and 6 at the deal: the true deal and two resampled ones are like three draws from one bag, so none stands out. */
export const evenlyDealt: TableLaw = {
  name: '4c evenly dealt',
  says: 'resamples a fresh deal as evenly as it was dealt, and independently of it',
  check(trial, table, dice) {
    const { rules } = trial;
    const options = rules.options.parse(table.options);
    const seats = rules.seats(options, table.players) as readonly string[];
    const viewer = dice.pick([...seats, 'spectator']);
    const others = seats.filter((seat) => seat !== viewer);
    if (others.length === 0) return;
    const seat = dice.pick(others);
    const dealt = new Map<string, number>();
    const imagined = new Map<string, number>();
    const closeness: number[] = [];
    for (let i = 0; i < DEALS; i++) {
      const state = rules.setup(options, table.players, dice.seed()) as unknown;
      const truth = leavesSeen(trial, state, seat);
      const one = leavesSeen(trial, rules.resample(state, viewer, dice.seed()), seat);
      const two = leavesSeen(trial, rules.resample(state, viewer, dice.seed()), seat);
      count(dealt, truth);
      count(imagined, one);
      closeness.push(shared(one, truth) - shared(one, two));
    }
    const uneven = apart(dealt, imagined);
    if (uneven) fail(`resample of a fresh deal for ${viewer} deals ${seat} unevenly: ${uneven}`);
    const far = errorsFromZero(closeness);
    if (Math.abs(far) > TOO_FAR) {
      fail(
        `resample of a fresh deal for ${viewer} is not independent of what ${seat} holds: it is ${far > 0 ? 'nearer to' : 'further from'} the truth than to another resample, ${far.toFixed(1)} standard errors over ${DEALS} deals`,
      );
    }
  },
};

const leavesSeen = ({ rules }: Trial, state: unknown, seat: string): Set<string> =>
  new Set(leavesOf(rules.view(state, seat), 'open'));

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let both = 0;
  for (const leaf of one) if (other.has(leaf)) both++;
  return both;
};

function count(counts: Map<string, number>, leaves: ReadonlySet<string>): void {
  for (const leaf of leaves) counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
}

/** The first leaf whose share in the two counts is further apart than chance explains, in words. */
function apart(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): string | null {
  for (const leaf of new Set([...one.keys(), ...other.keys()])) {
    const [a, b] = [one.get(leaf) ?? 0, other.get(leaf) ?? 0];
    if (errorsApart(a, b, DEALS) > TOO_FAR) return `${leaf} in ${a} of ${DEALS} deals, but in ${b} resampled ones`;
  }
  return null;
}

function fail(seen: string): never {
  throw new Breach('4c evenly dealt', seen);
}
