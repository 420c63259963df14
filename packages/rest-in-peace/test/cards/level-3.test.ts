import { describe, expect, it } from 'vitest';
import {
  choose,
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
} from '../moves.ts';
import { tableAt } from '../table.ts';

describe('20 Let’s meet at the end', () => {
  it('sends a random ghost of the chosen hand face down to round 10; only its owner sees which (RIP-R34)', () => {
    const table = tableAt({ green: { row: [20] }, blue: { hand: [2, 5] } });
    table.green(psychic(20), chooseSeat('blue'));
    const mine = table.view('blue');
    expect(mine.seats.blue.handCount).toBe(1);
    expect(mine.rounds[9]?.sides.blue.cards).toMatchObject([{ kind: 'ghost', down: true }]);
    for (const viewer of ['green', 'spectator'] as const) {
      expect(table.view(viewer).rounds[9]?.sides.blue).toEqual({ cards: [{ kind: 'hidden' }], total: 0 });
    }
  });

  it('can be aimed at oneself, and does nothing to an empty hand (RIP-R39)', () => {
    const own = tableAt({ green: { row: [20], hand: [3] } });
    own.green(psychic(20), chooseSeat('green'));
    expect(own.view('green').rounds[9]?.sides.green.total).toBe(3);
    const empty = tableAt({ green: { row: [20], hand: [3] } });
    empty.green(psychic(20), chooseSeat('blue'));
    expect(empty.told('no-effect')).toHaveLength(1);
    const both = tableAt({ green: { row: [20] } });
    both.green(psychic(20));
    expect(both.state.ask).toEqual({ kind: 'turn', seat: 'green' });
  });

  it('is extra to the placement of a lost round (RIP-R7)', () => {
    const table = tableAt({ green: { row: [20], hand: [3, 4] } });
    table.green(psychic(20), chooseSeat('green'), WITHDRAW, place(theGhost(1)));
    expect(table.view('blue').seats.green.waiting).toBe(2);
  });

  it('on round 10 brings a ghost face up, and it counts (RIP-R32)', () => {
    const table = tableAt({
      round: 9,
      turn: 'blue',
      green: { deck: [], tenth: ['p20'], hand: [4] },
      blue: { deck: [] },
    });
    table.leaveForTenth().green(chooseSeat('green'));
    expect(table.state.results[9]?.totals.green).toBe(4);
    expect(table.told('ghost-sent')).toEqual([{ type: 'ghost-sent', seat: 'green', value: 4 }]);
  });
});

describe('21 Bloody Mary', () => {
  it('costs two ghosts of one’s choice, out of the game face up, and counts 6 (RIP-R13)', () => {
    const table = tableAt({ green: { row: [21, 8], hand: [1, 1, 4] } });
    table.green(psychic(21));
    expect(table.options()).toEqual([name(1), name(4)]);
    expect(table.totals.green).toBe(0);
    table.green(name(1));
    expect(table.totals.green).toBe(0);
    table.green(name(1));
    expect(table.totals.green).toBe(6);
    expect(table.view('blue').seats.green).toMatchObject({ discards: [1, 1], handCount: 1 });
    table.green(psychic(8));
    expect(table.totals.green).toBe(7);
  });

  it('cannot be played with fewer than two ghosts in hand (RIP-R13)', () => {
    const table = tableAt({ green: { row: [21], hand: [6] } });
    expect(table.refusal('green', psychic(21))).toBe('needs-two-ghosts');
  });

  it('is stopped by a ban on 6s', () => {
    const table = tableAt({ green: { row: [21, 25], hand: [1, 1] } });
    table.green(psychic(25), name(6), name(5));
    expect(table.refusal('green', psychic(21))).toBe('value-banned');
  });

  it('is free beside We’re worthless, and counts 1', () => {
    const table = tableAt({ green: { row: [21, 29], hand: [6] } });
    table.green(psychic(29), psychic(21));
    expect(table.totals.green).toBe(1);
    expect(table.state.hands.green).toEqual([6]);
  });

  it('asks its cost on round 10, and counts 0 when it cannot be paid', () => {
    const paid = tableAt({
      round: 9,
      turn: 'blue',
      green: { deck: [], tenth: ['p21'], hand: [1, 2] },
      blue: { deck: [] },
    });
    paid.leaveForTenth();
    expect(paid.view('green').question).toMatchObject({ kind: 'choice', card: 21, more: 1, may: false });
    paid.green(name(1), name(2));
    expect(paid.state.results[9]?.totals.green).toBe(6);
    const poor = tableAt({
      round: 9,
      turn: 'blue',
      green: { deck: [], tenth: ['p21'], hand: [1] },
      blue: { deck: [] },
    });
    poor.leaveForTenth();
    expect(poor.state.results[9]?.totals.green).toBe(0);
    expect(poor.state.hands.green).toEqual([1]);
  });
});

describe('22 Playing dead', () => {
  it('loses the round at once, with psychic and placement, and may take back a ghost first', () => {
    const table = tableAt({ prize: 5, green: { row: [22], hand: [6, 2], deck: [1, 1, 3] } });
    table.green(ghost(6), ghost(2), psychic(22));
    expect(table.options()).toEqual([choose(theGhost(6)), choose(theGhost(2)), SKIP]);
    table.green(choose(theGhost(6)));
    expect(table.state.results[4]?.winner).toBe('blue');
    expect(table.state.hands.green).toEqual([1, 1, 6]);
    expect(table.state.rows.green).toEqual([5]);
    expect(table.view('blue').seats.green.known).toEqual([{ places: ['hand'], values: [6], atLeast: 1 }]);
    table.green(place(theGhost(6)));
  });

  it('takes a psychic back to the row, to be used again, also for the placement', () => {
    const table = tableAt({ green: { row: [22, 5] } });
    table.green(psychic(5), psychic(22), choose(thePsychic(5)), place(thePsychic(5)));
    expect(table.view('spectator').rounds[9]?.sides.green.total).toBe(3);
  });

  it('may take nothing back (RIP-R33), and asks nothing when there is nothing', () => {
    const declined = tableAt({ green: { row: [22], hand: [6] } });
    declined.green(ghost(6), psychic(22), SKIP);
    expect(declined.state.results[4]?.winner).toBe('blue');
    const alone = tableAt({ green: { row: [22] } });
    alone.green(psychic(22));
    expect(alone.state.results[4]?.winner).toBe('blue');
  });

  it('takes its effects along with the card taken back (RIP-R29)', () => {
    const table = tableAt({ prize: 5, green: { row: [22, 1] }, blue: { hand: [1] } });
    table.green(psychic(1), psychic(22), choose(thePsychic(1)));
    expect(table.state.rows.green).toEqual([1, 5]);
  });

  it('ends nothing beside We’re worthless (RIP-R18)', () => {
    const table = tableAt({ green: { row: [22, 29] } });
    table.green(psychic(29), psychic(22));
    expect(table.state.ask).toEqual({ kind: 'turn', seat: 'green' });
    expect(table.totals.green).toBe(1);
  });

  it('loses round 10 at once for its owner, without taking anything back', () => {
    const table = tableAt({ round: 9, turn: 'blue', green: { deck: [], tenth: [6, 'p22'] }, blue: { deck: [] } });
    table.leaveForTenth();
    expect(table.state.results[9]?.winner).toBe('blue');
    expect(table.told('tenth-compared')).toEqual([]);
  });
});

describe('23 Ghostly goldfish', () => {
  it('counts as two 1s, each with its own bonuses', () => {
    const table = tableAt({ green: { row: [23, 10] } });
    table.green(psychic(23));
    expect(table.totals.green).toBe(2);
    table.green(psychic(10), name(1));
    expect(table.totals.green).toBe(6);
  });

  it('is silenced as two 1s and stopped by a ban on 1s', () => {
    const silenced = tableAt({ turn: 'blue', green: { row: [12] }, blue: { row: [23] } });
    silenced.blue(psychic(23), END).green(psychic(12));
    expect(silenced.totals.blue).toBe(0);
    const banned = tableAt({ green: { row: [23, 25] } });
    banned.green(psychic(25), name(1), name(2));
    expect(banned.refusal('green', psychic(23))).toBe('value-banned');
  });

  it('counts 2 on round 10, and 1 beside We’re worthless', () => {
    const table = tableAt({ round: 9, green: { deck: [], tenth: ['p23'] }, blue: { deck: [] } });
    table.leaveForTenth();
    expect(table.state.results[9]?.totals.green).toBe(2);
    const blanked = tableAt({ green: { row: [23, 29] } });
    blanked.green(psychic(23), psychic(29));
    expect(blanked.totals.green).toBe(1);
  });
});

describe('24 Private lounge: ghost only', () => {
  it('bars the opponent’s psychics for the rest of the round; those that lie there keep working (RIP-R15)', () => {
    const table = tableAt({
      turn: 'blue',
      green: { row: [24], hand: [6] },
      blue: { row: [8, 5], hand: [2, 4] },
    });
    table.blue(psychic(8), ghost(2), END).green(psychic(24), ghost(6), END);
    expect(table.refusal('blue', psychic(5))).toBe('psychics-barred');
    expect(table.totals.blue).toBe(3);
    table.blue(ghost(4), END);
    expect(table.state.results[4]).toBeUndefined();
  });

  it('does not bind its own player, and limits no placement (RIP-R28)', () => {
    const table = tableAt({ green: { row: [24, 5] }, blue: { row: [4], deck: [] } });
    table.green(psychic(24), psychic(5), END).blue(WITHDRAW, place(thePsychic(4)));
    expect(table.view('green').rounds[9]?.sides.blue.total).toBe(2);
  });

  it('stops beside We’re worthless', () => {
    const table = tableAt({ green: { row: [24, 29], hand: [1] }, blue: { row: [5], hand: [1] } });
    table.green(psychic(24), psychic(29), ghost(1), END).blue(psychic(5));
    expect(table.totals.blue).toBe(1);
  });

  it('does nothing on round 10', () => {
    const table = tableAt({
      round: 9,
      turn: 'blue',
      green: { deck: [], tenth: ['p24'] },
      blue: { deck: [], tenth: ['p5'] },
    });
    table.leaveForTenth();
    expect(table.state.results[9]?.totals.blue).toBe(3);
  });
});
