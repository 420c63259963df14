import { describe, expect, it } from 'vitest';
import { choose, chooseSeat, END, ghost, name, psychic, SKIP, theGhost, thePsychic, WITHDRAW } from '../moves.ts';
import { tableAt } from '../table.ts';

describe('10 Poltergeist', () => {
  it('adds 2 to its player’s cards of the named value, before and after', () => {
    const table = tableAt({ green: { row: [10], hand: [3, 3] }, blue: { side: [3] } });
    table.green(ghost(3), psychic(10));
    expect(table.options()).toHaveLength(6);
    table.green(name(3), ghost(3));
    expect(table.totals).toEqual({ green: 10, blue: 3 });
  });

  it('must name a value', () => {
    const table = tableAt({ green: { row: [10] } });
    table.green(psychic(10));
    expect(table.refusal('green', SKIP)).toBe('cannot-skip');
    expect(table.refusal('green', WITHDRAW)).toBe('other-question');
  });

  it('names its value at its activation on round 10', () => {
    const table = tableAt({ round: 9, green: { deck: [], tenth: ['p10', 4] }, blue: { deck: [] } });
    table.leaveForTenth().green(name(4));
    expect(table.state.results[9]?.totals.green).toBe(6);
  });
});

describe('11 Be gone!', () => {
  it('removes a ghost of the opponent, which leaves the game face up (RIP-R19)', () => {
    const table = tableAt({ green: { row: [11], hand: [1] }, blue: { side: [6, 2] } });
    table.green(psychic(11));
    expect(table.options()).toEqual([choose(theGhost(6)), choose(theGhost(2))]);
    table.green(choose(theGhost(6)));
    expect(table.totals.blue).toBe(2);
    expect(table.view('spectator').seats.blue.discards).toEqual([6]);
  });

  it('removes a psychic with its lasting effects; what it did already stands (RIP-R29)', () => {
    const table = tableAt({ turn: 'blue', green: { row: [11], hand: [1, 1] }, blue: { row: [20, 12], hand: [3, 3] } });
    table.blue(psychic(20), chooseSeat('green'), psychic(12), ghost(3), END);
    expect(table.view('blue').seats.green.waiting).toBe(1);
    table.green(ghost(1));
    expect(table.totals.green).toBe(0);
    table.green(psychic(11), choose(thePsychic(12)));
    expect(table.totals.green).toBe(1);
    expect(table.state.gone).toContain(12);
    expect(table.view('blue').seats.green.waiting).toBe(1);
  });

  it('has no effect when nothing lies there', () => {
    const table = tableAt({ green: { row: [11] } });
    table.green(psychic(11));
    expect(table.told('no-effect')).toEqual([{ type: 'no-effect', seat: 'green', card: 11 }]);
    expect(table.state.ask).toEqual({ kind: 'turn', seat: 'green' });
  });

  it('lifts Two’s more fun at once when it removes it', () => {
    const table = tableAt({ turn: 'blue', green: { row: [11], side: [5] }, blue: { row: [14], hand: [6] } });
    table.blue(psychic(14), ghost(6), END).green(psychic(11));
    expect(table.refusal('green', END)).toBe('other-question');
    table.green(choose(thePsychic(14)));
    expect(table.refusal('green', END)).toBe('not-leading');
  });

  it('removes any opposing card of round 10, and one not yet activated never acts (RIP-R20)', () => {
    const table = tableAt({
      round: 9,
      green: { deck: [], tenth: ['p11', 3] },
      blue: { deck: [], tenth: [3, 'p10'] },
      turn: 'blue',
    });
    table.leaveForTenth().green(choose(thePsychic(10)));
    expect(table.state.results[9]).toMatchObject({ winner: null, totals: { green: 3, blue: 3 } });
  });

  it('keeps the order of the others when one is gone from the queue (RIP-R40)', () => {
    const table = tableAt({
      round: 9,
      turn: 'blue',
      green: { deck: [], tenth: ['p11', 'p10'] },
      blue: { deck: [], tenth: ['p17', 'p26'] },
    });
    table.leaveForTenth();
    expect(table.view('spectator').queue).toEqual([17, 10, 26]);
    table.green(choose(thePsychic(17)));
    expect(table.view('spectator').waitsFor).toMatchObject({ seat: 'green', card: 10 });
    table.green(name(1));
    expect(table.view('spectator').waitsFor).toMatchObject({ seat: 'blue', card: 26 });
  });
});

describe('12 You don’t scare me', () => {
  it('makes the opponent’s 1s and 2s count nothing, before and after', () => {
    const table = tableAt({ green: { row: [12], hand: [1] }, blue: { side: [1, 2, 3], hand: [2] } });
    table.green(psychic(12), ghost(1));
    expect(table.totals).toEqual({ green: 1, blue: 3 });
    const [one] = table.view('spectator').rounds[4]?.sides.blue.cards ?? [];
    expect(one).toMatchObject({ score: { value: 0, units: [{ base: 1, silencedBy: 12 }] } });
  });

  it('beats bonuses: a silenced unit gets none', () => {
    const table = tableAt({ green: { row: [12] }, blue: { side: [2], row: [8] }, turn: 'blue' });
    table.blue(psychic(8), END).green(psychic(12));
    expect(table.totals.blue).toBe(0);
  });

  it('works on round 10', () => {
    const table = tableAt({
      round: 9,
      green: { deck: [], tenth: ['p12', 1] },
      blue: { deck: [], tenth: [2, 1, 'p13'] },
    });
    table.leaveForTenth();
    expect(table.state.results[9]?.totals).toEqual({ green: 1, blue: -2 });
  });
});

describe('13 Now or never', () => {
  it('counts 4, then moves face up to round 10 as −2, won or lost (RIP-R12)', () => {
    const lost = tableAt({ green: { row: [13] } });
    lost.green(psychic(13));
    expect(lost.totals.green).toBe(4);
    lost.green(WITHDRAW);
    expect(lost.view('blue').rounds[9]?.sides.green).toMatchObject({ total: -2, cards: [{ card: 13, carried: true }] });
    expect(lost.view('blue').rounds[4]?.sides.green.cards).toEqual([]);
    const won = tableAt({ green: { row: [13] } });
    won.green(psychic(13), END).blue(WITHDRAW);
    expect(won.view('blue').rounds[9]?.sides.green.total).toBe(-2);
  });

  it('moves after a tie too', () => {
    const table = tableAt({ green: { row: [13, 27] } });
    table.green(psychic(13), psychic(27));
    expect(table.view('blue').rounds[9]?.sides.green.total).toBe(-2);
  });

  it('stays when it was blanked or taken back, and is gone when removed (RIP-R29)', () => {
    const blanked = tableAt({ green: { row: [13, 29] } });
    blanked.green(psychic(13), psychic(29), WITHDRAW);
    expect(blanked.state.sides[4]?.green).toHaveLength(2);
    const takenBack = tableAt({ green: { row: [13, 22] } });
    takenBack.green(psychic(13), psychic(22), choose(thePsychic(13)));
    expect(takenBack.state.rows.green).toContain(13);
    expect(takenBack.state.sides[9]?.green).toEqual([]);
    const removed = tableAt({ turn: 'blue', green: { row: [11] }, blue: { row: [13] } });
    removed.blue(psychic(13), END).green(psychic(11), choose(thePsychic(13)), WITHDRAW);
    expect(removed.state.sides[9]?.blue).toEqual([]);
  });

  it('cannot be carried by Still me: its own move comes first', () => {
    const table = tableAt({ green: { row: [13, 15], hand: [2] } });
    table.green(psychic(15), psychic(13), ghost(2), END).blue(WITHDRAW);
    expect(table.options()).toEqual([{ type: 'carry', pick: theGhost(2) }, SKIP]);
  });

  it('is stopped by a ban on 4s', () => {
    const table = tableAt({ green: { row: [13, 25] } });
    table.green(psychic(25), name(4), name(1));
    expect(table.refusal('green', psychic(13))).toBe('value-banned');
  });

  it('counts −2 when placed on round 10 by hand too, where totals may be negative (RIP-R25)', () => {
    const table = tableAt({ round: 9, green: { deck: [], tenth: ['p13'] }, blue: { deck: [] } });
    table.leaveForTenth();
    expect(table.state.results[9]).toMatchObject({ winner: 'blue', totals: { green: -2, blue: 0 } });
  });

  it('counts 1 on round 10 beside We’re worthless', () => {
    const table = tableAt({ round: 9, green: { deck: [], tenth: ['p13'] }, blue: { deck: [], tenth: ['p29'] } });
    table.leaveForTenth();
    expect(table.state.results[9]?.totals).toEqual({ green: 1, blue: 0 });
  });
});

describe('14 Two’s more fun', () => {
  it('closes the end of a turn with exactly one card down', () => {
    const table = tableAt({ green: { row: [14], hand: [1] }, blue: { hand: [5, 6] } });
    table.green(psychic(14), ghost(1), END).blue(ghost(5));
    expect(table.refusal('blue', END)).toBe('two-or-none');
    table.blue(ghost(6), END);
    expect(table.waitsFor).toBe('green');
  });

  it('lets a seat with one card play it, but then only withdraw (RIP-R14)', () => {
    const table = tableAt({ green: { row: [14], hand: [1] }, blue: { hand: [5] } });
    table.green(psychic(14), ghost(1), END).blue(ghost(5));
    expect(table.options()).toEqual([WITHDRAW]);
  });

  it('counts a goldfish as one card', () => {
    const table = tableAt({ green: { row: [14], hand: [1] }, blue: { row: [23], hand: [2] } });
    table.green(psychic(14), ghost(1), END).blue(psychic(23));
    expect(table.refusal('blue', END)).toBe('two-or-none');
  });

  it('does not bind its own player, nor a turn without a card', () => {
    const table = tableAt({ green: { row: [14], hand: [1, 6, 3] }, blue: { hand: [2, 2] } });
    table.green(psychic(14), ghost(1), END).blue(ghost(2), ghost(2), END).green(ghost(6), END);
    expect(table.waitsFor).toBe('blue');
    table.blue(WITHDRAW);
  });

  it('is lifted when the one card is We’re worthless', () => {
    const lifted = tableAt({ green: { row: [14], hand: [6] }, blue: { row: [29], side: [1, 1, 1] } });
    lifted.green(psychic(14), ghost(6), END).blue(psychic(29), END);
    expect(lifted.waitsFor).toBe('green');
  });

  it('lets Playing dead and Creepy lull be played only as a second card', () => {
    const table = tableAt({ green: { row: [14], hand: [1] }, blue: { row: [22, 27], hand: [1, 1] } });
    table.green(psychic(14), ghost(1), END);
    expect(table.refusal('blue', psychic(22))).toBe('two-or-none');
    expect(table.refusal('blue', psychic(27))).toBe('two-or-none');
    table.blue(ghost(1), psychic(27));
    expect(table.state.results[4]?.winner).toBeNull();
  });

  it('does nothing on round 10', () => {
    const table = tableAt({ round: 9, green: { deck: [], tenth: ['p14', 1] }, blue: { deck: [] } });
    table.leaveForTenth();
    expect(table.state.outcome).toMatchObject({ winners: ['green'] });
  });
});
