import { describe, expect, it } from 'vitest';
import { rules } from '../src/index.ts';
import { END, ghost, name, psychic, SKIP, theGhost, WITHDRAW } from './moves.ts';
import { tableAt } from './table.ts';

describe('A view explains', () => {
  it('how a total came about, card by card', () => {
    const table = tableAt({ turn: 'blue', green: { row: [8, 10], hand: [4] }, blue: { side: [1], row: [12, 17] } });
    table.blue(psychic(12), psychic(17), name(4), END).green(psychic(8), ghost(4), psychic(10), name(4));
    const side = table.view('spectator').rounds[4]?.sides.green;
    expect(side?.total).toBe(5);
    expect(side?.cards[1]).toEqual({
      kind: 'ghost',
      value: 4,
      down: false,
      carried: false,
      score: {
        units: [
          {
            base: 4,
            changes: [
              { card: 8, seat: 'green', amount: 1 },
              { card: 10, seat: 'green', amount: 2 },
              { card: 17, seat: 'blue', amount: -2 },
            ],
            silencedBy: null,
            value: 5,
          },
        ],
        worthless: false,
        value: 5,
      },
    });
  });

  it('what the mover must beat', () => {
    const table = tableAt({ green: { hand: [3, 6] }, blue: { side: [4] } });
    table.green(ghost(3));
    expect(table.view('blue').contest).toEqual({ seat: 'green', own: 3, beat: 4, missing: 2 });
    table.green(ghost(6));
    expect(table.view('blue').contest).toMatchObject({ missing: 0 });
  });

  it('which psychics are at work, and only those with a lasting effect', () => {
    const table = tableAt({ green: { row: [8, 4, 28] } });
    table.green(psychic(8), psychic(4), psychic(28), SKIP);
    expect(table.view('blue').inForce).toEqual([{ seat: 'green', card: 8 }]);
  });

  it('why a move is closed', () => {
    const table = tableAt({ green: { hand: [3], row: [7] }, blue: { side: [4] } });
    const { question } = table.view('green');
    expect(question).toMatchObject({
      kind: 'turn',
      ghosts: [3],
      psychics: [],
      end: false,
      refused: [
        { action: psychic(7), error: { code: 'only-on-tenth' } },
        { action: END, error: { code: 'not-leading' } },
      ],
    });
  });

  it('what a psychic will ask before it is played, but not what Auntie will find', () => {
    const table = tableAt({ green: { row: [2, 4, 25, 28], hand: [3], deck: [3] } });
    const { question } = table.view('green');
    expect(question).toMatchObject({
      psychics: [
        { card: 2, asks: { picks: 1, may: false, options: null } },
        { card: 4, asks: null },
        { card: 25, asks: { picks: 2, may: false } },
        { card: 28, asks: { picks: 2, may: true } },
      ],
    });
  });

  it('whom the table waits for, and what for, to everybody', () => {
    const table = tableAt({ green: { row: [25] } });
    table.green(psychic(25), name(3));
    expect(table.view('spectator')).toMatchObject({
      waitsFor: { seat: 'green', kind: 'choice', card: 25, chosen: [{ kind: 'value', value: 3 }] },
      question: null,
    });
    expect(table.view('green').question).toMatchObject({ kind: 'choice', card: 25, more: 0, may: false });
  });

  it('what a card was told to do', () => {
    const table = tableAt({ green: { row: [28] } });
    table.green(psychic(28), { type: 'choose', pick: { kind: 'round', round: 6 } });
    expect(table.view('blue').rounds[4]?.sides.green.cards).toMatchObject([{ chosen: [{ kind: 'round', round: 6 }] }]);
  });

  it('how past rounds came out', () => {
    const table = tableAt({ green: { hand: [3] } });
    table.green(ghost(3), END).blue(WITHDRAW, SKIP);
    expect(table.view('blue').rounds[4]).toMatchObject({
      result: { winner: 'green', taker: 'blue', totals: { green: 3, blue: 0 } },
      sides: { green: { total: null } },
    });
  });
});

describe('A prompt', () => {
  it('names a question, changes with every act, and is null for who is not asked', () => {
    const table = tableAt({ green: { hand: [3, 3] } });
    const before = rules.prompt(table.view('green'));
    table.green(ghost(3));
    expect(rules.prompt(table.view('green'))).not.toBe(before);
    expect(rules.prompt(table.view('blue'))).toBeNull();
    expect(rules.prompt(table.view('spectator'))).toBeNull();
  });
});

describe('The fast path', () => {
  it('lists for a bot what the view lists, in the same order', () => {
    const table = tableAt({ green: { hand: [3, 3, 5], row: [10, 7, 28] }, blue: { side: [1] } });
    for (const seat of ['green', 'blue'] as const) {
      expect(rules.moves?.(table.state, seat)).toEqual(rules.legal(table.view(seat)));
    }
    table.green(psychic(28));
    expect(rules.moves?.(table.state, 'green')).toEqual(rules.legal(table.view('green')));
    table.green(SKIP, WITHDRAW);
    expect(rules.moves?.(table.state, 'green')).toContainEqual({ type: 'place', pick: theGhost(3) });
  });
});

describe('Views share', () => {
  it('what looks as it did, from one act to the next', () => {
    const table = tableAt({ green: { hand: [3, 6] }, blue: { hand: [2], side: [4] } });
    const before = table.view('spectator');
    table.green(ghost(3));
    const after = table.view('spectator');
    for (const round of [1, 2, 3, 4, 6, 10]) expect(after.rounds[round - 1]).toBe(before.rounds[round - 1]);
    expect(after.rounds[4]).not.toBe(before.rounds[4]);
    expect(after.seats.blue).toBe(before.seats.blue);
    expect(after.seats.green).not.toBe(before.seats.green);
  });

  it('what everybody sees, and nothing that somebody hides', () => {
    const table = tableAt({ green: { hand: [3, 6], tenth: [5] }, blue: { hand: [2], side: [4] } });
    const [green, blue, watcher] = [table.view('green'), table.view('blue'), table.view('spectator')];
    expect(blue.rounds).toEqual(watcher.rounds);
    expect(green.rounds[4]).toBe(watcher.rounds[4]);
    expect(green.contest).toBe(blue.contest);
    expect(blue.seats.green).toBe(watcher.seats.green);
    expect(green.seats.green).not.toBe(watcher.seats.green);
    expect(green.rounds[9]).not.toEqual(blue.rounds[9]);
  });
});
