import { describe, expect, it } from 'vitest';
import { HAND } from '../src/facts.ts';
import { rules } from '../src/index.ts';
import {
  choosePast,
  chooseSeat,
  END,
  ghost,
  name,
  place,
  psychic,
  SKIP,
  theGhost,
  thePsychic,
  WITHDRAW,
} from './moves.ts';
import { tableAt } from './table.ts';

const VIEWERS = ['green', 'blue', 'spectator'] as const;

describe('What each viewer sees', () => {
  it('is the own hand, and of the other only how many', () => {
    const table = tableAt({ green: { hand: [1, 6] }, blue: { hand: [2, 5] } });
    expect(table.view('green').seats.green.hand).toEqual([1, 6]);
    expect(table.view('green').seats.blue).toMatchObject({ hand: null, handCount: 2, deck: null });
    expect(table.view('spectator').seats).toMatchObject({ green: { hand: null }, blue: { hand: null } });
  });

  it('is never the order of a deck, the own one included', () => {
    const table = tableAt({ green: { deck: [6, 1] }, blue: { deck: [1, 6] } });
    for (const viewer of VIEWERS) {
      expect(table.view(viewer).seats).toMatchObject({ green: { deck: null, deckTop: null, deckCount: 2 } });
    }
  });

  it('is the own face-down ghosts on round 10 and what they add up to, of others’ only that they are there (RIP-R22)', () => {
    const table = tableAt({ green: { tenth: [6, 'p4', 2] } });
    expect(table.view('green').rounds[9]?.sides.green.total).toBe(10);
    for (const viewer of ['blue', 'spectator'] as const) {
      const { cards, total } = table.view(viewer).rounds[9]?.sides.green ?? {};
      expect(cards).toMatchObject([{ kind: 'hidden' }, { kind: 'psychic', card: 4 }, { kind: 'hidden' }]);
      expect(total).toBe(2);
    }
  });

  it('is every psychic placed on round 10 (RIP-R6)', () => {
    const table = tableAt({ green: { row: [10] } });
    table.green(WITHDRAW, place(thePsychic(10)));
    for (const viewer of VIEWERS) {
      expect(table.view(viewer).rounds[9]?.sides.green.cards).toMatchObject([{ card: 10 }]);
    }
  });

  it('is rows, line, tokens, played cards and discards for everybody', () => {
    const table = tableAt({ green: { row: [21, 5], hand: [1, 2, 3] } });
    table.green(psychic(21), name(1), name(2), ghost(3));
    for (const viewer of VIEWERS) {
      const view = table.view(viewer);
      expect(view.seats.green).toMatchObject({ row: [5], discards: [1, 2] });
      expect(view.rounds.map((round) => round.psychic)).toEqual([...table.state.line, null]);
      expect(view.rounds[4]?.sides.green.cards).toMatchObject([{ card: 21 }, { kind: 'ghost', value: 3 }]);
    }
  });

  it('is everything when the game is over, told to all, unless the table plays without', () => {
    const end = { round: 9, green: { deck: [], hand: [1] }, blue: { deck: [], hand: [5] } } as const;
    const open = tableAt(end).leaveForTenth();
    expect(open.view('spectator').seats).toMatchObject({ green: { hand: [1] }, blue: { hand: [5], deck: [] } });
    expect(open.told('game-over')).toMatchObject([{ revealed: { hands: { green: [1], blue: [5] } } }]);
    const closed = tableAt({ ...end, options: { revealAtEnd: false } }).leaveForTenth();
    expect(closed.view('spectator').seats).toMatchObject({ green: { hand: null }, blue: { hand: null } });
    expect(closed.told('game-over')).toMatchObject([{ revealed: null }]);
  });
});

describe('What is told', () => {
  const tellings = (
    type: string,
    play: (table: ReturnType<typeof tableAt>) => void,
    position: Parameters<typeof tableAt>[0],
  ) => {
    const table = tableAt(position);
    play(table);
    const seat = table.waitsFor;
    const action = rules.legal(table.view(seat)).find((one) => one.type === 'place' || one.type === 'withdraw');
    const result = action && rules.apply(table.state, seat, action);
    if (!result?.ok) throw new Error('Nothing happened.');
    return result.value.events.filter((told) => told.event.type === type);
  };

  it('of a draw: the cards to who drew them, the number to others (RIP-R34)', () => {
    const drew = tellings('drew', () => {}, { green: { hand: [1], deck: [5, 2, 2] }, blue: { deck: [4] } });
    expect(drew).toEqual([
      {
        to: ['green'],
        event: { type: 'drew', seat: 'green', count: 2, values: [2, 5] },
        others: { type: 'drew', seat: 'green', count: 2, values: null },
      },
      {
        to: ['blue'],
        event: { type: 'drew', seat: 'blue', count: 1, values: [4] },
        others: { type: 'drew', seat: 'blue', count: 1, values: null },
      },
    ]);
  });

  it('of a ghost placed face down: no card to others (RIP-R34)', () => {
    const placed = tellings('placed', (table) => table.green(WITHDRAW), { green: { hand: [3], deck: [] } });
    expect(placed).toEqual([
      {
        to: ['green'],
        event: { type: 'placed', seat: 'green', card: { kind: 'ghost', value: 3 } },
        others: { type: 'placed', seat: 'green', card: null },
      },
    ]);
  });
});

describe('What is known stays known (law 6)', () => {
  const worlds = (table: ReturnType<typeof tableAt>, viewer: (typeof VIEWERS)[number], count = 60) =>
    Array.from({ length: count }, (_, i) =>
      rules.resample(table.state, viewer, (i + 1).toString(16).padStart(64, '0')),
    );

  it('keeps a hand seen by Reveal yourself! and deals the cards drawn since', () => {
    const table = tableAt({ green: { row: [3], hand: [1] }, blue: { hand: [4, 2, 2] } });
    table.green(psychic(3), END).blue(WITHDRAW);
    const hands = worlds(table, 'green').map((world) => world.hands.blue);
    for (const hand of hands) {
      expect(hand).toHaveLength(5);
      expect(hand.filter((value) => value === 2).length).toBeGreaterThanOrEqual(2);
      expect(hand).toContain(4);
    }
    expect(new Set(hands.map(String)).size).toBeGreaterThan(5);
  });

  it('lets a card seen lie in the hand or face down on round 10 once one was placed', () => {
    const table = tableAt({ green: { row: [3], hand: [1] }, blue: { hand: [6, 2], deck: [1, 1, 1, 1] } });
    table.green(psychic(3), END).blue(WITHDRAW, place(theGhost(6)));
    const tenths = worlds(table, 'green').map((world) => {
      const [card] = world.sides[9]?.blue ?? [];
      const value = card?.kind === 'ghost' ? card.value : 0;
      expect([...world.hands.blue, value]).toContain(6);
      return value;
    });
    expect(new Set(tenths)).toEqual(new Set([1, 2, 6]));
  });

  it('keeps a top card shown on top, until a shuffle', () => {
    const table = tableAt({ green: { row: [19], hand: [1] }, blue: { hand: [2, 3], deck: [5, 1, 1, 1, 4] } });
    table.green(psychic(19), chooseSeat('blue'));
    for (const viewer of VIEWERS) {
      for (const world of worlds(table, viewer, 20)) expect(world.decks.blue[0]).toBe(5);
    }
  });

  it('keeps a ghost brought back in the deck or in the hand that drew since', () => {
    const table = tableAt({ green: { row: [18], hand: [1, 1], deck: [2, 2, 3, 3], past: { 2: [6] }, tenth: [1, 1] } });
    table.green(psychic(18), choosePast(2, 6), WITHDRAW);
    for (const world of worlds(table, 'blue')) {
      expect([...world.hands.green, ...world.decks.green]).toContain(6);
    }
  });

  it('keeps what Auntie’s empty hands told: the deck holds only banned values (RIP-R35)', () => {
    const table = tableAt({ green: { row: [2, 25], hand: [2, 3, 6], deck: [5, 1, 5] } });
    table.green(psychic(25), name(1), name(5), psychic(2), WITHDRAW, SKIP);
    for (const world of worlds(table, 'spectator')) {
      for (const value of world.decks.green) expect([1, 5]).toContain(value);
    }
  });

  it('deals facts that overlap so that all of them hold', () => {
    const table = tableAt({ green: { hand: [4], deck: [5], tenth: [3] } });
    const [deck, hand, waiting] = [1, 2, 4];
    const opponent = [
      { zones: deck | hand, values: 1 << 5, atLeast: 1 },
      { zones: hand | waiting, values: 1 << 4, atLeast: 1 },
      { zones: deck | waiting, values: 1 << 3, atLeast: 1 },
    ];
    table.state = { ...table.state, facts: { ...table.state.facts, green: { opponent, everyone: [], glimpse: null } } };
    const dealt = worlds(table, 'blue').map((world) => {
      rules.check(world);
      return `${world.decks.green} ${world.hands.green}`;
    });
    expect(new Set(dealt)).toEqual(new Set(['5 4', '3 5']));
  });

  it('lets a watcher imagine what a seat saw of the other’s hand, not know it', () => {
    const table = tableAt({ green: { row: [3], hand: [1] }, blue: { hand: [4, 2, 2] } });
    table.green(psychic(3));
    const seen = worlds(table, 'spectator').map((world) => {
      rules.check(world);
      expect(rules.view(world, 'green').seats.blue.hand).toEqual(world.hands.blue);
      return String(world.hands.blue);
    });
    expect(new Set(seen).size).toBeGreaterThan(5);
  });

  it('deals what is not known evenly, also beside what is', () => {
    const table = tableAt({
      green: { row: [3], hand: [1] },
      blue: { hand: [1, 1, 1, 3, 3, 4, 5], deck: [4, 1], tenth: [1, 2, 2, 2] },
    });
    table.green(psychic(3), WITHDRAW, SKIP);
    // Blue drew two of 1, 1, 2, 2, 2 and 4: one time in fifteen both ones, so that none waits on round 10.
    const none = worlds(table, 'green', 600).filter((world) => {
      const waiting = world.sides[9]?.blue ?? [];
      return waiting.every((laid) => laid.kind === 'ghost' && laid.value !== 1);
    });
    expect(none.length).toBeGreaterThan(20);
    expect(none.length).toBeLessThan(60);
  });

  it('lets a watcher imagine as many ghosts seen as were seen, also where counting tells their values', () => {
    const table = tableAt({ green: { row: [3], hand: [1] }, blue: { hand: [1, 1, 2, 2, 3, 3], deck: [1, 1, 2, 3] } });
    table.green(psychic(3), WITHDRAW, SKIP);
    for (const world of worlds(table, 'spectator')) {
      rules.check(world);
      const inHand = world.facts.blue.opponent.filter(({ zones }) => zones === HAND);
      expect(inHand.reduce((sum, { atLeast }) => sum + atLeast, 0)).toBe(6);
    }
  });

  it('lets a watcher wonder whether a ghost that left the hand was one of those seen', () => {
    const table = tableAt({ green: { row: [3], hand: [1] }, blue: { hand: [2, 5], deck: [3, 4, 6] } });
    table.green(psychic(3), WITHDRAW, SKIP).blue(ghost(2));
    const sums = worlds(table, 'spectator').map((world) => {
      rules.check(world);
      return world.facts.blue.opponent.reduce((sum, { atLeast }) => sum + atLeast, 0);
    });
    expect(new Set(sums)).toEqual(new Set([1, 2]));
  });

  it('leaves the own cards and changes the own deck’s order', () => {
    const table = tableAt({ green: { hand: [1, 6], tenth: [5] } });
    const all = worlds(table, 'green');
    for (const world of all) {
      expect(world.hands.green).toEqual([1, 6]);
      expect(world.sides[9]?.green).toEqual(table.state.sides[9]?.green);
    }
    expect(new Set(all.map((world) => String(world.decks.green))).size).toBeGreaterThan(5);
  });

  it('changes nothing but the random stream once everything is shown', () => {
    const table = tableAt({ round: 9, green: { deck: [], hand: [1] }, blue: { deck: [], hand: [5] } }).leaveForTenth();
    const [world] = worlds(table, 'green', 1);
    expect({ ...world, random: null }).toEqual({ ...table.state, random: null });
    expect(world?.random.seed).not.toBe(table.state.random.seed);
  });
});
