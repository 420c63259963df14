import { describe, expect, it } from 'vitest';
import {
  carry,
  choose,
  choosePast,
  END,
  ghost,
  name,
  place,
  psychic,
  RANDOM,
  SKIP,
  theGhost,
  thePsychic,
  WITHDRAW,
} from '../moves.ts';
import { tableAt } from '../table.ts';

describe('1 You won’t have it', () => {
  it('gives its player the psychic of a round they win', () => {
    const table = tableAt({ prize: 5, green: { hand: [3], row: [1] }, blue: { hand: [1] } });
    table.green(psychic(1), ghost(3), END).blue(WITHDRAW);
    expect(table.state.rows).toEqual({ green: [5], blue: [] });
  });

  it('leaves the other player, who withdrew, the placement (RIP-R3)', () => {
    const table = tableAt({ green: { hand: [3], row: [1] }, blue: { hand: [1] } });
    table.green(psychic(1), ghost(3), END).blue(WITHDRAW);
    expect(table.state.ask).toEqual({ kind: 'place', seat: 'blue' });
  });

  it('changes nothing when its player loses: they take the psychic anyway', () => {
    const table = tableAt({ prize: 5, green: { hand: [3], row: [1] } });
    table.green(psychic(1), WITHDRAW);
    expect(table.state.rows.green).toEqual([5]);
  });

  it('gets nothing out of a lull: the psychic leaves the game', () => {
    const table = tableAt({ prize: 5, green: { hand: [3], row: [1, 27] } });
    table.green(psychic(1), psychic(27));
    expect(table.state.rows.green).toEqual([]);
    expect(table.state.gone).toContain(5);
  });

  it('stops when it is removed (RIP-R29) or blanked by We’re worthless', () => {
    const removed = tableAt({ prize: 5, green: { hand: [3], row: [1] }, blue: { hand: [1], row: [11] } });
    removed.green(psychic(1), ghost(3), END).blue(psychic(11), choose(thePsychic(1)), WITHDRAW);
    expect(removed.state.rows.blue).toEqual([5]);
    const blanked = tableAt({ prize: 5, green: { hand: [3], row: [1, 29] }, blue: { hand: [1] } });
    blanked.green(psychic(1), psychic(29), ghost(3), END).blue(WITHDRAW);
    expect(blanked.state.rows.blue).toEqual([5]);
  });

  it('does nothing on round 10: nobody takes the special card (RIP-R32)', () => {
    const table = tableAt({ round: 9, green: { deck: [], tenth: ['p1', 2] }, blue: { deck: [], tenth: [1] } });
    table.leaveForTenth();
    expect(table.told('no-effect')).toEqual([{ type: 'no-effect', seat: 'green', card: 1 }]);
    expect(table.state.rows.green).toHaveLength(1);
    expect(table.state.outcome).toMatchObject({ winners: ['green'] });
  });
});

describe('2 Auntie, are you there?', () => {
  it('lets its player look through the deck, sorted, and nobody else', () => {
    const table = tableAt({ green: { row: [2], deck: [5, 1, 3, 1] } });
    table.green(psychic(2));
    expect(table.view('green').seats.green.deck).toEqual([1, 1, 3, 5]);
    expect(table.view('blue').seats.green.deck).toBeNull();
    expect(table.view('spectator').seats.green.deck).toBeNull();
    expect(table.options()).toEqual([name(1), name(3), name(5)]);
  });

  it('puts the chosen ghost on the side at once and hides the deck again', () => {
    const table = tableAt({ green: { row: [2], deck: [5, 1, 3, 1] } });
    table.green(psychic(2), name(5));
    expect(table.totals.green).toBe(5);
    expect(table.state.decks.green.toSorted()).toEqual([1, 1, 3]);
    expect(table.view('green').seats.green.deck).toBeNull();
    expect(table.told('deck-shuffled')).toHaveLength(1);
  });

  it('must fetch something if there is anything to fetch, and cannot be cancelled (RIP-R33)', () => {
    const table = tableAt({ green: { row: [2], hand: [1], deck: [5] } });
    table.green(psychic(2));
    expect(table.refusal('green', SKIP)).toBe('cannot-skip');
    expect(table.refusal('green', ghost(1))).toBe('other-question');
    expect(table.refusal('green', name(4))).toBe('not-an-option');
  });

  it('fetches no value that was never seen again, and tells what the deck lacks when it finds nothing (RIP-R35)', () => {
    const table = tableAt({ green: { row: [2, 25], deck: [5, 1, 5] } });
    table.green(psychic(25), name(1), name(6), psychic(2));
    expect(table.options()).toEqual([name(5)]);
    const nothing = tableAt({ green: { row: [2, 25], hand: [2, 3], deck: [5, 1, 5] } });
    nothing.green(psychic(25), name(1), name(5), psychic(2));
    expect(nothing.told('no-effect')).toEqual([{ type: 'no-effect', seat: 'green', card: 2 }]);
    expect(nothing.told('deck-shuffled')).toHaveLength(1);
    expect(nothing.state.ask).toEqual({ kind: 'turn', seat: 'green' });
    expect(nothing.view('blue').seats.green.known).toEqual([{ places: ['deck'], values: [1, 5], atLeast: 3 }]);
  });

  it('forgets the top card that was shown: it is only known to be in there (RIP-R24)', () => {
    const table = tableAt({ green: { row: [19, 2], hand: [1, 1], deck: [5, 1, 3] } });
    table.green(psychic(19), choose({ kind: 'seat', seat: 'green' }));
    expect(table.view('blue').seats.green.deckTop).toBe(5);
    table.green(psychic(2), name(3));
    expect(table.view('blue').seats.green.deckTop).toBeNull();
    expect(table.view('blue').seats.green.known).toContainEqual({ places: ['deck'], values: [5], atLeast: 1 });
  });

  it('has no effect with an empty deck', () => {
    const table = tableAt({ green: { row: [2], deck: [] } });
    table.green(psychic(2));
    expect(table.told('no-effect')).toHaveLength(1);
    expect(table.told('deck-shuffled')).toHaveLength(0);
  });

  it('counts with its ghost as two cards under Two’s more fun', () => {
    const table = tableAt({ turn: 'blue', green: { row: [2], deck: [5] }, blue: { row: [14], hand: [1] } });
    table.blue(psychic(14), ghost(1), END).green(psychic(2), name(5), END);
    expect(table.waitsFor).toBe('blue');
  });

  it('finds an empty deck on round 10, unless I’ll be back went before (RIP-R4)', () => {
    const late = tableAt({ round: 9, green: { deck: [], tenth: ['p2'] }, blue: { deck: [], tenth: [1] } });
    late.leaveForTenth();
    expect(late.state.outcome).toMatchObject({ winners: ['blue'] });
    const back = tableAt({ round: 9, green: { deck: [], tenth: ['p18', 'p2'], past: { 4: [6] } }, blue: { deck: [] } });
    back.leaveForTenth().green(choosePast(4, 6), name(6));
    expect(back.state.results[9]?.totals).toEqual({ green: 6, blue: 0 });
  });
});

describe('3 Reveal yourself!', () => {
  it('counts 1 and shows its player the opponent’s hand, live, and not to spectators', () => {
    const table = tableAt({ green: { row: [3], hand: [1] }, blue: { hand: [4, 2, 2] } });
    table.green(psychic(3));
    expect(table.totals.green).toBe(1);
    expect(table.view('green').seats.blue.hand).toEqual([2, 2, 4]);
    expect(table.view('spectator').seats.blue.hand).toBeNull();
    table.green(END).blue(ghost(4));
    expect(table.view('green').seats.blue.hand).toEqual([2, 2]);
  });

  it('ends before the draw, and what was seen stays known (RIP-R28)', () => {
    const table = tableAt({ green: { row: [3], hand: [1] }, blue: { hand: [4, 2, 2], deck: [6, 5, 1] } });
    table.green(psychic(3), END).blue(WITHDRAW);
    const { blue } = table.view('green').seats;
    expect(blue.hand).toBeNull();
    expect(blue.handCount).toBe(5);
    expect(blue.known).toEqual([
      { places: ['hand'], values: [2], atLeast: 2 },
      { places: ['hand'], values: [4], atLeast: 1 },
    ]);
    expect(table.view('spectator').seats.blue.known).toEqual([]);
  });

  it('leaves open whether a card seen is still in hand once a ghost was placed face down', () => {
    const table = tableAt({ green: { row: [3], hand: [1] }, blue: { hand: [4, 2, 2], deck: [6, 5, 1] } });
    table.green(psychic(3), END).blue(WITHDRAW, place(theGhost(4)));
    expect(table.view('green').seats.blue.known).toContainEqual({ places: ['hand', 0], values: [4], atLeast: 1 });
  });

  it('shows its player which ghost Let’s meet at the end takes out of that hand (RIP-R35)', () => {
    const table = tableAt({ green: { row: [3, 20], hand: [1] }, blue: { hand: [4, 2], tenth: [1] } });
    table.green(psychic(3), psychic(20), choose({ kind: 'seat', seat: 'blue' }));
    const [left] = table.view('green').seats.blue.hand ?? [];
    const sent = left === 4 ? 2 : 4;
    expect(table.view('green').seats.blue.known).toEqual([{ places: [1], values: [sent], atLeast: 1 }]);
    expect(table.view('spectator').seats.blue.known).toEqual([]);
  });

  it('stops when it is removed or blanked (RIP-R29)', () => {
    const table = tableAt({ green: { row: [3], hand: [1] }, blue: { hand: [4, 2], row: [11] } });
    table.green(psychic(3), END).blue(psychic(11), choose(thePsychic(3)));
    expect(table.view('green').seats.blue.hand).toBeNull();
    const blanked = tableAt({ green: { row: [3], hand: [1] }, blue: { hand: [4, 2], row: [29] } });
    blanked.green(psychic(3), END).blue(psychic(29));
    expect(blanked.view('green').seats.blue.hand).toBeNull();
  });

  it('only counts 1 on round 10, without a look', () => {
    const table = tableAt({
      round: 9,
      green: { deck: [], hand: [2], tenth: ['p3', 'p10'] },
      blue: { deck: [], hand: [5], tenth: [1] },
    });
    table.leaveForTenth();
    expect(table.view('green').seats.blue.hand).toBeNull();
    table.green(name(1));
    expect(table.state.results[9]?.totals).toEqual({ green: 3, blue: 1 });
  });
});

describe('4 Lady in White', () => {
  it('counts 2, also for what looks at values (RIP-R8)', () => {
    const table = tableAt({ green: { row: [4, 8] } });
    table.green(psychic(4));
    expect(table.totals.green).toBe(2);
    table.green(psychic(8));
    expect(table.totals.green).toBe(3);
  });

  it('cannot be played when 2s were never seen again', () => {
    const table = tableAt({ green: { row: [4, 25] } });
    table.green(psychic(25), name(2), name(3));
    expect(table.refusal('green', psychic(4))).toBe('value-banned');
  });

  it('counts 2 on round 10', () => {
    const table = tableAt({ round: 9, green: { deck: [], tenth: ['p4'] }, blue: { deck: [] } });
    table.leaveForTenth();
    expect(table.state.results[9]?.totals.green).toBe(2);
  });
});

describe('5 Sir Nicholas', () => {
  it('counts 3, also for what looks at values (RIP-R8)', () => {
    const table = tableAt({ green: { row: [5, 9] } });
    table.green(psychic(5));
    expect(table.totals.green).toBe(3);
    table.green(psychic(9));
    expect(table.totals.green).toBe(4);
  });

  it('counts 3 on round 10, and 1 beside We’re worthless', () => {
    const table = tableAt({ round: 9, green: { deck: [], tenth: ['p5'] }, blue: { deck: [] } });
    table.leaveForTenth();
    expect(table.state.results[9]?.totals.green).toBe(3);
    const blanked = tableAt({ round: 9, green: { deck: [], tenth: ['p5'] }, blue: { deck: [], tenth: ['p29'] } });
    blanked.leaveForTenth();
    expect(blanked.state.results[9]?.totals).toEqual({ green: 1, blue: 0 });
  });
});

describe('6 Tripped', () => {
  const tripped = { green: { row: [6], hand: [1] }, blue: { hand: [2, 4], row: [4, 5] } } as const;

  it('makes the next card of the opponent a random ghost from their hand; after it they play freely', () => {
    const table = tableAt(tripped);
    table.green(psychic(6), ghost(1), END);
    expect(table.options()).toEqual([RANDOM, WITHDRAW]);
    expect(table.refusal('blue', ghost(2))).toBe('tripped');
    expect(table.refusal('blue', psychic(4))).toBe('tripped');
    table.blue(RANDOM);
    expect([2, 4]).toContain(table.totals.blue);
    expect(table.told('ghost-played')).toContainEqual(expect.objectContaining({ seat: 'blue', how: 'random' }));
    expect(table.refusal('blue', RANDOM)).toBe('not-tripped');
    table.blue(psychic(4));
  });

  it('draws every ghost of the hand: over many deals each comes up', () => {
    const seen = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const table = tableAt({ ...tripped, seed: i.toString(16).padStart(64, '0') });
      seen.add(table.green(psychic(6), ghost(1), END).blue(RANDOM).totals.blue);
    }
    expect([...seen].sort()).toEqual([2, 4]);
  });

  it('leaves out values that were never seen again (RIP-R11)', () => {
    const table = tableAt({ green: { row: [6, 25], hand: [1] }, blue: { hand: [2, 4, 4, 4] } });
    table.green(psychic(6), ghost(1), psychic(25), name(4), name(5), END).blue(RANDOM);
    expect(table.totals.blue).toBe(2);
  });

  it('lets a hand without a playable ghost play freely, says nothing before, and is used up by the first card (RIP-R11, RIP-R46)', () => {
    const table = tableAt({ green: { row: [6, 25], hand: [1] }, blue: { hand: [4, 4], row: [4, 5], tenth: [1] } });
    table.green(psychic(6), ghost(1), psychic(25), name(4), name(5), END);
    expect(table.view('green').seats.blue.known).toEqual([]);
    table.blue(psychic(5));
    expect(table.state.tripped).toBeNull();
    expect(table.view('green').seats.blue.known).toEqual([{ places: ['hand'], values: [4, 5], atLeast: 2 }]);
    const empty = tableAt({ green: { row: [6], hand: [1] }, blue: { hand: [], row: [5, 4] } });
    empty.green(psychic(6), ghost(1), END).blue(psychic(5));
    expect(empty.state.tripped).toBeNull();
  });

  it('waits through a withdrawal and works in the next round, then expires with it (RIP-R30)', () => {
    const table = tableAt(tripped);
    table.green(psychic(6), ghost(1), END).blue(WITHDRAW, SKIP);
    expect(table.view('green').seats.blue.tripped).toBe(true);
    table.green(WITHDRAW, SKIP);
    expect(table.state.tripped).toBeNull();
  });

  it('waits too when the one who tripped the other leaves the round (RIP-R30)', () => {
    const table = tableAt(tripped);
    table.green(psychic(6), WITHDRAW, SKIP);
    expect(table.options()).toEqual([RANDOM, WITHDRAW]);
  });

  it('waits through a turn ended without a card', () => {
    const table = tableAt({
      turn: 'blue',
      green: { row: [6], hand: [1, 1] },
      blue: { hand: [6, 2, 1], row: [15] },
    });
    table.blue(psychic(15), ghost(6), ghost(2), END).green(psychic(6), WITHDRAW);
    table.blue(carry(theGhost(6))).green(SKIP);
    expect(table.options()).toEqual([RANDOM, END, WITHDRAW]);
    table.blue(END);
    expect(table.state.tripped).toEqual({ seat: 'blue', round: 5 });
  });

  it('is stopped in its round by its removal, by being taken back and by We’re worthless (RIP-R29)', () => {
    const removed = tableAt({ turn: 'blue', green: { row: [11], hand: [5] }, blue: { row: [6], hand: [1] } });
    removed.blue(psychic(6), ghost(1), END).green(RANDOM, psychic(11), choose(thePsychic(6)));
    expect(removed.state.tripped).toBeNull();
    const takenBack = tableAt({ green: { row: [6, 22], hand: [1] }, blue: { hand: [1] } });
    takenBack.green(psychic(6), psychic(22), choose(thePsychic(6)), SKIP);
    expect(takenBack.state.tripped).toBeNull();
    expect(takenBack.state.rows.green).toContain(6);
    const blanked = tableAt({ green: { row: [6, 29], hand: [1] }, blue: { hand: [1] } });
    blanked.green(psychic(6), psychic(29));
    expect(blanked.state.tripped).toBeNull();
  });

  it('of the round before is not stopped by We’re worthless: its card lies elsewhere', () => {
    const table = tableAt({ green: { row: [6, 29], hand: [1, 1] }, blue: { hand: [1, 2] } });
    table.green(psychic(6), ghost(1), END).blue(WITHDRAW, SKIP).green(psychic(29), ghost(1), END);
    expect(table.options()).toEqual([RANDOM, WITHDRAW]);
  });

  it('cannot be removed by the tripped seat before its random ghost: psychics are not in hand (RIP-R5)', () => {
    const table = tableAt({ turn: 'blue', green: { row: [11], hand: [5] }, blue: { row: [6], hand: [1] } });
    table.blue(psychic(6), ghost(1), END);
    expect(table.refusal('green', psychic(11))).toBe('tripped');
  });

  it('does nothing on round 10', () => {
    const table = tableAt({ round: 9, green: { deck: [], tenth: ['p6'] }, blue: { deck: [] } });
    table.leaveForTenth();
    expect(table.state.tripped).toBeNull();
    expect(table.told('no-effect')).toHaveLength(1);
  });
});

describe('7 Postponed wedding', () => {
  it('cannot be played in rounds 1 to 9, not even beside We’re worthless', () => {
    const table = tableAt({ green: { row: [7, 29] } });
    expect(table.refusal('green', psychic(7))).toBe('only-on-tenth');
    table.green(psychic(29));
    expect(table.refusal('green', psychic(7))).toBe('only-on-tenth');
  });

  it('can be placed on round 10, also in the very round it was won (RIP-R7), and counts 3 there', () => {
    const table = tableAt({ round: 9, prize: 7, green: { deck: [] }, blue: { deck: [] } });
    table.green(WITHDRAW, place(thePsychic(7)));
    expect(table.state.results[9]?.totals).toEqual({ green: 3, blue: 0 });
  });
});

describe('8 Acro-bats', () => {
  it('adds 1 to its player’s even cards played before and after it', () => {
    const table = tableAt({ green: { row: [8], hand: [2, 3, 4] }, blue: { side: [2] } });
    table.green(ghost(2), psychic(8));
    expect(table.totals.green).toBe(3);
    table.green(ghost(3), ghost(4));
    expect(table.totals).toEqual({ green: 11, blue: 2 });
  });

  it('looks at base values: a 1 made 2 is not even, and bonuses add up (RIP-R9)', () => {
    const table = tableAt({ green: { row: [8, 9, 10], hand: [1, 2] } });
    table.green(ghost(1), ghost(2), psychic(9), psychic(8), psychic(10), name(2));
    expect(table.totals.green).toBe(2 + 5);
  });

  it('ends with the round', () => {
    const table = tableAt({ green: { row: [8], hand: [2, 2, 6] }, blue: { hand: [1] } });
    table.green(psychic(8), ghost(2), END).blue(WITHDRAW, SKIP).green(ghost(2));
    expect(table.totals.green).toBe(2);
  });

  it('works on round 10, but not on a −2', () => {
    const table = tableAt({ round: 9, green: { deck: [], tenth: ['p8', 4, 'p13'] }, blue: { deck: [] } });
    table.leaveForTenth();
    expect(table.state.results[9]?.totals.green).toBe(5 - 2);
  });
});

describe('9 Ghossssst', () => {
  it('adds 1 to its player’s odd cards, each unit of a goldfish by itself', () => {
    const table = tableAt({ green: { row: [9, 23], hand: [5, 2] }, blue: { side: [1] } });
    table.green(psychic(23), psychic(9));
    expect(table.totals.green).toBe(4);
    table.green(ghost(5), ghost(2));
    expect(table.totals).toEqual({ green: 12, blue: 1 });
  });

  it('works on round 10', () => {
    const table = tableAt({ round: 9, green: { deck: [], tenth: ['p9', 1, 5, 2] }, blue: { deck: [] } });
    table.leaveForTenth();
    expect(table.state.results[9]?.totals.green).toBe(2 + 6 + 2);
  });
});
