import type { Dice } from '@ghostlight/rules-kit';
import { Breach } from '../breach.ts';
import type { Table, TableLaw, Trial } from '../law.ts';
import { leavesOf } from '../leaves.ts';
import { json } from '../plain-json.ts';

const DEALS = 120;
const PAIRS = 4;
// A leaf must be hidden in this many deals before it can be said never to change.
const ENOUGH = 15;

/** Law 4c over many deals: what another seat sees and the viewer cannot know varies when it is resampled. */
export const reallyResampled: TableLaw = {
  name: '4c really resampled',
  says: 'deals the hidden cards of every other seat anew when it resamples',
  check(trial, table, dice) {
    const seats = trial.rules.seats(trial.rules.options.parse(table.options), table.players) as readonly string[];
    const viewers = [...seats, 'spectator'];
    const pairs = viewers.flatMap((viewer) =>
      seats.filter((seat) => seat !== viewer).map((seat) => ({ viewer, seat })),
    );
    const { hides } = trial.hints;
    const hiding = hides ? pairs.filter(({ viewer, seat }) => hides(viewer, seat)) : pairs;
    for (const { viewer, seat } of dice.some(hiding, PAIRS)) {
      const never = neverChanged(trial, table, viewer, seat, dice);
      if (never) fail(`resample for ${viewer} never changes what ${seat} holds and ${viewer} cannot know: ${never}`);
    }
    for (const viewer of viewers) {
      const state = trial.rules.setup(trial.rules.options.parse(table.options), table.players, dice.seed()) as unknown;
      const worlds = Array.from({ length: 12 }, () => trial.rules.resample(state, viewer, dice.seed()) as unknown);
      if (worlds.every((world) => withoutStream(world) === withoutStream(state))) {
        fail(`resample of a fresh deal for ${viewer} never changes anything but the random stream`);
      }
    }
  },
};

/** A leaf of the seat's view that differs from deal to deal, that no leaf of the viewer's view gives away, and that no resample moves. */
function neverChanged({ rules, hints }: Trial, table: Table, viewer: string, seat: string, dice: Dice): string | null {
  const options = rules.options.parse(table.options);
  const held = new Map<string, Set<number>>();
  const shown = new Map<string, Set<number>>();
  const moved = new Set<string>();
  for (let deal = 0; deal < DEALS; deal++) {
    const state = rules.setup(options, table.players, dice.seed()) as unknown;
    const imagined = new Set(leavesOf(rules.view(rules.resample(state, viewer, dice.seed()), seat), 'open'));
    for (const leaf of new Set(leavesOf(rules.view(state, seat), 'open'))) {
      note(held, leaf, deal);
      if (!imagined.has(leaf)) moved.add(leaf);
    }
    for (const leaf of new Set(leavesOf(rules.view(state, viewer), 'open'))) note(shown, leaf, deal);
  }
  if (hints.hides && moved.size === 0) return 'all of it';
  // What is there whenever, or just when not, something the viewer sees is there, the viewer knows.
  const givenAway = new Set([...shown.values()].flatMap((deals) => [key(deals), key(others(deals))]));
  for (const [leaf, deals] of held) {
    if (deals.size < ENOUGH || deals.size > DEALS - ENOUGH || moved.has(leaf) || givenAway.has(key(deals))) continue;
    return leaf;
  }
  return null;
}

function note(seen: Map<string, Set<number>>, leaf: string, deal: number): void {
  const deals = seen.get(leaf);
  if (deals) deals.add(deal);
  else seen.set(leaf, new Set([deal]));
}

const key = (deals: ReadonlySet<number>): string => [...deals].join();

const others = (deals: ReadonlySet<number>): ReadonlySet<number> =>
  new Set(Array.from({ length: DEALS }, (_, deal) => deal).filter((deal) => !deals.has(deal)));

const withoutStream = (state: unknown): string => json(state).replace(/"[0-9a-f]{64}"/g, '""');

function fail(seen: string): never {
  throw new Breach('4c really resampled', `${seen}.`);
}
