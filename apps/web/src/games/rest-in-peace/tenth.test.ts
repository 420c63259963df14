import { type Event, rules, type View } from '@ghostlight/rest-in-peace';
import { beforeAll, describe, expect, it, vi } from 'vitest';

// Not every deal gets as far as the tenth house; the first of these that does is taken.
const SEEDS = [...'0123456789abcdef'].map((digit) => digit.repeat(64));

interface Tenth {
  readonly view: View;
  readonly told: readonly Event[];
}

/** A game in which whoever opens a round leaves it, so that the houses are shared out evenly and the tenth decides. */
function tenthHouse(seed: string): Tenth | null {
  let state = rules.setup(rules.options.parse({}), 2, seed);
  for (;;) {
    const [seat] = rules.toAct(state);
    if (!seat) return null;
    const legal = rules.legal(rules.view(state, seat));
    const action = legal.find(({ type }) => type === 'withdraw') ?? legal[0];
    const result = action && rules.apply(state, seat, action);
    if (!result?.ok) return null;
    state = result.value.state;
    const told = result.value.events.map(({ event }) => event);
    if (told.some(({ type }) => type === 'tenth-revealed') && rules.outcome(state))
      return { view: rules.view(state, 'green'), told };
  }
}

function firstTenthHouse(): Tenth {
  for (const seed of SEEDS) {
    const found = tenthHouse(seed);
    if (found) return found;
  }
  throw new Error('None of the seeds leads to a tenth house.');
}

describe('the tenth house', () => {
  let tenth: typeof import('./tenth.ts');
  beforeAll(async () => {
    // The catalogue asks the page for its language.
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    tenth = await import('./tenth.ts');
  });

  it('is held back with a pause for every card that is turned', () => {
    const { told } = firstTenthHouse();
    const cards = told.flatMap((event) =>
      event.type === 'tenth-revealed' ? [...event.ghosts.green, ...event.ghosts.blue] : [],
    );
    expect(tenth.suspense(told)?.milliseconds).toBeGreaterThanOrEqual(cards.length * tenth.FLIP);
    expect(tenth.suspense([])).toBeNull();
  });

  it('shows neither winner, nor house, nor the other hand before the cards are turned', () => {
    const { view } = firstTenthHouse();
    const before = tenth.beforeVerdict(view);
    expect(before.outcome).toBeNull();
    expect(before.rounds[9]?.result).toBeNull();
    expect(before.seats.blue.hand).toBeNull();
    expect(before.seats.green.tokens.length + before.seats.blue.tokens.length).toBe(9);
  });
});
