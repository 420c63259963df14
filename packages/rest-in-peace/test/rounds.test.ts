import { describe, expect, it } from 'vitest';
import { rules } from '../src/index.ts';
import { choose, END, ghost, name, place, psychic, SKIP, theGhost, thePsychic, WITHDRAW } from './moves.ts';
import { Table, tableAt } from './table.ts';

const fresh = (seed: number) => rules.setup(rules.options.parse({}), 2, seed.toString(16).padStart(64, '0'));

describe('The deal', () => {
  it('gives each seat 5 of its 21 ghosts, a line of 9 psychics and a token on every round', () => {
    const state = fresh(1);
    expect(state.hands.green).toHaveLength(5);
    expect(state.decks.blue).toHaveLength(16);
    expect(state.line.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(state.tokens.map((tokens) => tokens.length)).toEqual(Array(10).fill(1));
    rules.check(state);
  });

  it('lets chance choose who starts (RIP-R1)', () => {
    const starters = Array.from({ length: 40 }, (_, i) => fresh(i).starter);
    expect(new Set(starters)).toEqual(new Set(['green', 'blue']));
  });

  it('is for two', () => {
    expect(() => rules.setup(rules.options.parse({}), 3, '0'.repeat(64))).toThrow('it needs 2 players, not 3');
    expect(rules.seats(rules.options.parse({}), 2)).toEqual(['green', 'blue']);
  });
});

describe('A turn', () => {
  it('may be left at once, also the first of a round (RIP-R2)', () => {
    const table = tableAt({ green: { hand: [1] } });
    table.green(WITHDRAW);
    expect(table.state.results[4]).toMatchObject({ winner: 'blue', taker: 'green' });
  });

  it('is handed over only with a strictly greater total; otherwise the seat plays on or withdraws (RIP-R37)', () => {
    const table = tableAt({ green: { hand: [3, 1] }, blue: { side: [3] } });
    table.green(ghost(3));
    expect(table.refusal('green', END)).toBe('not-leading');
    table.green(ghost(1), END);
    expect(table.waitsFor).toBe('blue');
  });

  it('shows both totals before it is ended, and takes no card back (RIP-R27)', () => {
    const table = tableAt({ green: { hand: [3, 1] }, blue: { side: [3] } });
    table.green(ghost(1));
    expect(table.view('green').contest).toEqual({ seat: 'green', own: 1, beat: 3, missing: 3 });
    expect(table.options()).toEqual([ghost(3), WITHDRAW]);
  });

  it('belongs to the seat it waits for', () => {
    const table = tableAt({ green: { hand: [3] }, blue: { hand: [3] } });
    expect(table.refusal('blue', ghost(3))).toBe('not-your-turn');
    expect(table.refusal('green', ghost(6))).toBe('not-in-hand');
    expect(table.refusal('green', psychic(5))).toBe('not-in-row');
    expect(table.refusal('green', SKIP)).toBe('cannot-skip');
    expect(table.refusal('green', place(theGhost(3)))).toBe('other-question');
  });

  it('puts choices after the card, one pick at a time, and nothing else meanwhile (RIP-R38)', () => {
    const table = tableAt({ green: { row: [21], hand: [1, 2, 3] } });
    table.green(psychic(21), name(1));
    expect(table.options()).toEqual([name(2), name(3)]);
    expect(table.refusal('green', END)).toBe('other-question');
  });
});

describe('The end of a round', () => {
  it('gives the winner the token, the loser the psychic, both two cards, and the loser a placement', () => {
    const table = tableAt({ prize: 9, green: { hand: [3] }, blue: { hand: [1] } });
    table.green(ghost(3), END).blue(WITHDRAW);
    expect(table.state.won.green).toHaveLength(3);
    expect(table.state.rows.blue).toEqual([9]);
    expect(table.state.hands.green).toHaveLength(2);
    expect(table.state.hands.blue).toHaveLength(3);
    expect(table.state.ask).toEqual({ kind: 'place', seat: 'blue' });
    expect(table.refusal('blue', END)).toBe('other-question');
    table.blue(SKIP);
    expect(table.waitsFor).toBe('green');
  });

  it('happens in this order: tokens, win, psychic, moving cards, draw, placement (RIP-R3)', () => {
    const table = tableAt({ prize: 9, green: { row: [13, 15], hand: [3] }, blue: { hand: [1] } });
    table.green(psychic(13), psychic(15), ghost(3), END).blue(WITHDRAW).green(SKIP).blue(SKIP);
    const order = [
      'round-won',
      'psychic-taken',
      'moved-to-tenth',
      'carry-skipped',
      'drew',
      'drew',
      'placement-skipped',
      'round-started',
    ];
    expect(table.events.map((event) => event.type).slice(-order.length)).toEqual(order);
  });

  it('draws what is left, without a reshuffle or a penalty (RIP-R4)', () => {
    const table = tableAt({ green: { hand: [3], deck: [5] }, blue: { hand: [1], deck: [] } });
    table.green(ghost(3), END).blue(WITHDRAW);
    expect(table.state.hands).toEqual({ green: [5], blue: [1] });
    expect(table.told('drew')).toHaveLength(1);
  });

  it('leaves both decks empty when round 10 begins: 5 and 8 times 2 are 21 (RIP-R4)', () => {
    let reached = 0;
    for (let seed = 0; seed < 20; seed++) {
      const table = new Table(fresh(seed));
      while (!table.state.outcome && table.state.round < 9) {
        table.play(table.waitsFor, [table.state.ask?.kind === 'turn' ? WITHDRAW : SKIP]);
      }
      if (table.state.outcome) continue;
      reached += 1;
      expect(table.state.decks).toEqual({ green: [], blue: [] });
    }
    expect(reached).toBeGreaterThan(0);
  });

  it('offers one placement for a lost round, of the psychic just won too (RIP-R7)', () => {
    const table = tableAt({ prize: 4, green: { hand: [3], row: [8], deck: [] } });
    table.green(WITHDRAW);
    expect(table.options()).toEqual([place(theGhost(3)), place(thePsychic(8)), place(thePsychic(4)), SKIP]);
    table.green(place(thePsychic(4)));
    expect(table.waitsFor).toBe('blue');
  });

  it('passes over the placement of a seat with nothing to place', () => {
    const table = tableAt({ green: { row: [1], hand: [1], deck: [] }, blue: { deck: [] } });
    table.green(psychic(1), ghost(1), END).blue(WITHDRAW);
    expect(table.state).toMatchObject({ round: 6, ask: { kind: 'turn', seat: 'green' } });
  });

  it('wins the game at once with the fourth manor or the third castle: nothing after it happens', () => {
    const manors = tableAt({
      round: 7,
      green: { won: ['manor', 'manor', 'manor'], hand: [1] },
      blue: { won: ['manor', 'castle', 'castle'] },
      tokens: ['manor', 'castle', 'castle', 'manor'],
    });
    manors.green(ghost(1), END).blue(WITHDRAW);
    expect(manors.state.outcome).toEqual({ kind: 'win', winners: ['green'], reason: 'four-manors' });
    expect(manors.told('psychic-taken')).toEqual([]);
    expect(manors.refusal('green', WITHDRAW)).toBe('game-over');
    const castles = tableAt({
      round: 7,
      green: { won: ['manor', 'manor', 'manor'] },
      blue: { won: ['manor', 'castle', 'castle'] },
      tokens: ['castle', 'manor', 'castle', 'manor'],
    });
    castles.green(WITHDRAW);
    expect(castles.state.outcome).toEqual({ kind: 'win', winners: ['blue'], reason: 'three-castles' });
  });
});

describe('Any game', () => {
  it('goes on when both seats are out of cards: they leave in turn, and round 10 is a tie at 0 (RIP-R36)', () => {
    const table = tableAt({ round: 9, green: { deck: [] }, blue: { deck: [] } });
    table.leaveForTenth();
    expect(table.state.results[9]).toMatchObject({ winner: null, totals: { green: 0, blue: 0 } });
    expect(table.state.outcome).toMatchObject({ kind: 'win', winners: ['blue'], reason: 'more-tokens' });
  });

  it('treats ghosts of one value on a side as one pick (RIP-R43)', () => {
    const table = tableAt({ green: { row: [11] }, blue: { side: [3, 3, 2] } });
    table.green(psychic(11));
    expect(table.options()).toEqual([choose(theGhost(3)), choose(theGhost(2))]);
  });
});
