import { describe, expect, it } from 'vitest';
import {
  carry,
  choose,
  choosePast,
  chooseSeat,
  END,
  ghost,
  name,
  psychic,
  SKIP,
  theGhost,
  thePsychic,
  WITHDRAW,
} from '../moves.ts';
import { tableAt } from '../table.ts';

describe('15 Still me', () => {
  it('lets its player, having won, move a card with a value to the next round, before the draw (RIP-R3)', () => {
    const table = tableAt({ green: { row: [15, 8], hand: [2, 5] } });
    table.green(psychic(15), psychic(8), ghost(2), ghost(5), END).blue(WITHDRAW);
    expect(table.state.ask).toEqual({ kind: 'carry', seat: 'green' });
    expect(table.options()).toEqual([carry(theGhost(2)), carry(theGhost(5)), SKIP]);
    expect(table.told('drew')).toEqual([]);
    table.green(carry(theGhost(5)));
    expect(table.told('drew')).toHaveLength(2);
    table.blue(SKIP);
    expect(table.totals).toEqual({ green: 5, blue: 0 });
  });

  it('may be declined (RIP-R33), and is not asked of a loser', () => {
    const declined = tableAt({ green: { row: [15], hand: [5] } });
    declined.green(psychic(15), ghost(5), END).blue(WITHDRAW).green(SKIP).blue(SKIP);
    expect(declined.totals.green).toBe(0);
    const lost = tableAt({ green: { row: [15], hand: [5] } });
    lost.green(psychic(15), ghost(5), WITHDRAW);
    expect(lost.state.ask?.kind).toBe('place');
  });

  it('moves only cards with a value, and not Ghost of Christmas (RIP-R23)', () => {
    const table = tableAt({ green: { row: [15, 19, 4, 16], deck: [3, 3, 3] } });
    table.green(psychic(15), psychic(19), chooseSeat('green'), psychic(4), psychic(16), SKIP, END).blue(WITHDRAW);
    expect(table.options()).toEqual([carry(thePsychic(4)), SKIP]);
  });

  it('asks nothing when there is nothing to move', () => {
    const table = tableAt({ green: { row: [15, 19], deck: [3, 3, 3] } });
    table.green(psychic(15), psychic(19), chooseSeat('green'), END).blue(WITHDRAW);
    expect(table.state.ask?.kind).toBe('place');
  });

  it('carries a value and nothing else: no look, not a card of the turn, but there for 11, 16 and 22 (RIP-R31)', () => {
    const table = tableAt({ green: { row: [15, 3, 16, 22], hand: [5] }, blue: { hand: [2] } });
    table
      .green(psychic(15), psychic(3), END)
      .blue(WITHDRAW)
      .green(carry(thePsychic(3)))
      .blue(SKIP);
    expect(table.view('green').seats.blue.hand).toBeNull();
    expect(table.view('green').played).toBe(0);
    expect(table.view('green').contest).toMatchObject({ own: 1, beat: 0 });
    table.green(psychic(16));
    expect(table.options()).toContainEqual(choose(thePsychic(3)));
    table.green(choose(thePsychic(3)), psychic(22), choose(thePsychic(3)));
    expect(table.state.rows.green).toContain(3);
  });

  it('lets its player hand over the next turn without a card, and withdraw while leading (RIP-R2)', () => {
    const table = tableAt({ green: { row: [15], hand: [5] }, blue: { hand: [6] } });
    table
      .green(psychic(15), ghost(5), END)
      .blue(WITHDRAW)
      .green(carry(theGhost(5)))
      .blue(SKIP);
    expect(table.options()).toEqual(expect.arrayContaining([END, WITHDRAW]));
    table.green(END).blue(ghost(6), END);
    expect(table.waitsFor).toBe('green');
  });

  it('from round 9 goes to round 10, face up, without activation or cost (RIP-R31)', () => {
    const table = tableAt({ round: 9, green: { row: [15, 21], hand: [1, 1], deck: [] }, blue: { deck: [], row: [5] } });
    table
      .green(psychic(15), psychic(21), name(1), name(1), END)
      .blue(WITHDRAW)
      .green(carry(thePsychic(21)));
    expect(table.view('blue').rounds[9]?.sides.green).toMatchObject({ total: 6 });
    table.blue(SKIP);
    expect(table.state.results[9]?.totals).toEqual({ green: 6, blue: 0 });
  });

  it('stops when removed, blanked, or in a lull (RIP-R29)', () => {
    const removed = tableAt({ green: { row: [15], hand: [5] }, blue: { row: [11] } });
    removed.green(psychic(15), ghost(5), END).blue(psychic(11), choose(thePsychic(15)), WITHDRAW);
    expect(removed.state.ask?.kind).toBe('place');
    const blanked = tableAt({ green: { row: [15, 29], hand: [5] } });
    blanked.green(psychic(15), ghost(5), psychic(29), END).blue(WITHDRAW);
    expect(blanked.state.ask?.kind).toBe('place');
    const lull = tableAt({ green: { row: [15, 27], hand: [5] } });
    lull.green(psychic(15), ghost(5), psychic(27));
    expect(lull.state.round).toBe(6);
  });

  it('does nothing on round 10', () => {
    const table = tableAt({ round: 9, green: { deck: [], tenth: ['p15', 1] }, blue: { deck: [] } });
    table.leaveForTenth();
    expect(table.told('no-effect')).toHaveLength(1);
  });
});

describe('16 Double vision', () => {
  it('counts as one of its player’s cards, and keeps that when the original goes', () => {
    const table = tableAt({ green: { row: [16], hand: [5, 2] }, blue: { row: [11], hand: [6] } });
    table.green(ghost(5), ghost(2), psychic(16));
    expect(table.options()).toEqual([choose(theGhost(5)), choose(theGhost(2)), SKIP]);
    table.green(choose(theGhost(5)), END);
    expect(table.totals.green).toBe(12);
    table.blue(psychic(11), choose(theGhost(5)));
    expect(table.totals.green).toBe(7);
  });

  it('copies only the value: 1 of a goldfish, and counts for what looks at values (RIP-R8)', () => {
    const table = tableAt({ green: { row: [16, 23, 9] } });
    table.green(psychic(23), psychic(16), choose(thePsychic(23)));
    expect(table.totals.green).toBe(3);
    table.green(psychic(9));
    expect(table.totals.green).toBe(6);
  });

  it('may be declined, and then counts nothing (RIP-R33)', () => {
    const table = tableAt({ green: { row: [16], hand: [5] } });
    table.green(ghost(5), psychic(16), SKIP);
    expect(table.totals.green).toBe(5);
    expect(table.told('declined')).toEqual([{ type: 'declined', seat: 'green', card: 16 }]);
  });

  it('counts nothing when there is nothing to copy; a card that counts nothing cannot be copied or carried (RIP-R41)', () => {
    const table = tableAt({ green: { row: [16, 15, 4] } });
    table.green(psychic(16), psychic(15), psychic(4), END).blue(WITHDRAW);
    expect(table.totals.green).toBe(2);
    expect(table.options()).toEqual([carry(thePsychic(4)), SKIP]);
  });

  it('copies no value that was never seen again (RIP-R15)', () => {
    const table = tableAt({ green: { row: [16, 25], side: [5, 2] } });
    table.green(psychic(25), name(5), name(1), psychic(16));
    expect(table.options()).toEqual([choose(theGhost(2)), SKIP]);
  });

  it('chooses on round 10 among cards that have a value by then, the −2 too', () => {
    const table = tableAt({
      round: 9,
      turn: 'blue',
      green: { deck: [], hand: [1, 1], tenth: ['p16', 4, 'p13', 'p21'] },
      blue: { deck: [] },
    });
    table.leaveForTenth();
    expect(table.options()).toEqual([choose(theGhost(4)), choose(thePsychic(13)), SKIP]);
    table.green(choose(thePsychic(13)), name(1), name(1));
    expect(table.state.results[9]?.totals.green).toBe(-2 + 4 - 2 + 6);
  });
});

describe('17 Wraith to the bottom', () => {
  it('takes 2 from the opponent’s cards of the named value, but not below 0 (RIP-R25)', () => {
    const table = tableAt({ green: { row: [17], hand: [1] }, blue: { side: [1, 3], hand: [1] } });
    table.green(psychic(17), name(1), ghost(1));
    expect(table.totals).toEqual({ green: 1, blue: 3 });
    const three = tableAt({ green: { row: [17] }, blue: { side: [3, 3] } });
    three.green(psychic(17), name(3));
    expect(three.totals.blue).toBe(2);
  });

  it('comes after all bonuses', () => {
    const table = tableAt({ turn: 'blue', green: { row: [17] }, blue: { side: [1], row: [9] } });
    table.blue(psychic(9), END).green(psychic(17), name(1));
    expect(table.totals.blue).toBe(0);
    const score = table.view('green').rounds[4]?.sides.blue.cards[0];
    expect(score).toMatchObject({
      score: {
        units: [
          {
            base: 1,
            changes: [
              { card: 9, amount: 1 },
              { card: 17, amount: -2 },
            ],
            value: 0,
          },
        ],
      },
    });
  });

  it('names its value at its activation on round 10', () => {
    const table = tableAt({ round: 9, green: { deck: [], tenth: ['p17'] }, blue: { deck: [], tenth: [5] } });
    table.leaveForTenth().green(name(5));
    expect(table.state.results[9]?.totals.blue).toBe(3);
  });
});

describe('18 I’ll be back', () => {
  it('shuffles an own ghost of an earlier round into the deck; its round’s result stands (RIP-R24)', () => {
    const table = tableAt({ green: { row: [18], deck: [1, 1], past: { 2: [6, 1], 4: [5] } } });
    table.green(psychic(18));
    expect(table.options()).toEqual([choosePast(2, 1), choosePast(2, 6), choosePast(4, 5)]);
    table.green(choosePast(2, 6));
    expect(table.state.decks.green.toSorted()).toEqual([1, 1, 6]);
    expect(table.view('blue').rounds[1]?.sides.green.cards).toMatchObject([{ value: 1 }]);
    expect(table.view('blue').seats.green.known).toEqual([]);
  });

  it('is known to lie in the deck, or in the hand once that drew (law 6)', () => {
    const table = tableAt({ green: { row: [18], hand: [1], deck: [2, 2], past: { 2: [6] }, tenth: [3] } });
    table.green(psychic(18), choosePast(2, 6));
    expect(table.view('blue').seats.green.known).toEqual([{ places: ['deck'], values: [6], atLeast: 1 }]);
    table.green(WITHDRAW);
    expect(table.view('blue').seats.green.known).toEqual([{ places: ['deck', 'hand'], values: [6], atLeast: 1 }]);
  });

  it('finds no psychics, no cards on round 10 and no discards (RIP-R8)', () => {
    const table = tableAt({ green: { row: [18], side: [5], tenth: [4, 'p4'], deck: [] } });
    table.green(psychic(18));
    expect(table.told('no-effect')).toHaveLength(1);
  });

  it('fills the deck on round 10 for a card activated later (RIP-R32)', () => {
    const table = tableAt({
      round: 9,
      turn: 'blue',
      green: { deck: [], past: { 3: [5] }, tenth: ['p18', 'p19'] },
      blue: { deck: [] },
    });
    table.leaveForTenth().green(choosePast(3, 5), chooseSeat('green'));
    expect(table.state.results[9]?.totals.green).toBe(5);
  });
});

describe('19 Ghost of Christmas yet to come', () => {
  it('shows the top of a deck to everybody, puts it back and counts its value', () => {
    const table = tableAt({ green: { row: [19] }, blue: { deck: [4, 1, 2] } });
    table.green(psychic(19));
    expect(table.options()).toEqual([chooseSeat('green'), chooseSeat('blue')]);
    table.green(chooseSeat('blue'));
    expect(table.totals.green).toBe(4);
    for (const viewer of ['green', 'blue', 'spectator'] as const) {
      expect(table.view(viewer).seats.blue.deckTop).toBe(4);
    }
    expect(table.state.decks.blue).toEqual([4, 1, 2]);
  });

  it('tells everybody the owner’s next draw (RIP-R35)', () => {
    const table = tableAt({ green: { row: [19] }, blue: { hand: [1], deck: [4, 1, 2] } });
    table.green(psychic(19), chooseSeat('blue'), END).blue(WITHDRAW);
    expect(table.view('spectator').seats.blue).toMatchObject({
      deckTop: null,
      known: [{ places: ['hand'], values: [4], atLeast: 1 }],
    });
  });

  it('cannot be banned, counts for what looks at values, and cannot choose an empty deck (RIP-R8)', () => {
    const table = tableAt({ green: { row: [19, 25, 8], deck: [4, 4] }, blue: { deck: [] } });
    table.green(psychic(25), name(4), name(1), psychic(19));
    expect(table.options()).toEqual([chooseSeat('green')]);
    table.green(chooseSeat('green'), psychic(8));
    expect(table.totals.green).toBe(5);
  });

  it('counts 0 when both decks are empty, and so on round 10 (RIP-R4)', () => {
    const table = tableAt({ green: { row: [19], deck: [] }, blue: { deck: [] } });
    table.green(psychic(19));
    expect(table.totals.green).toBe(0);
    const tenth = tableAt({ round: 9, green: { deck: [], tenth: ['p19'] }, blue: { deck: [] } });
    tenth.leaveForTenth();
    expect(tenth.state.results[9]).toMatchObject({ winner: null, totals: { green: 0, blue: 0 } });
  });
});
