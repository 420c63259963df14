import { describe, expect, it } from 'vitest';
import { choose, chooseRound, END, ghost, name, place, psychic, SKIP, theGhost, WITHDRAW } from '../moves.ts';
import { tableAt } from '../table.ts';

describe('25 They were never seen again…', () => {
  it('closes two different values to both players for the rest of the round (RIP-R15)', () => {
    const table = tableAt({ green: { row: [25], hand: [1, 3] }, blue: { hand: [3, 4], row: [5, 4] } });
    table.green(psychic(25), name(3));
    expect(table.refusal('green', name(3))).toBe('not-an-option');
    table.green(name(4));
    expect(table.refusal('green', ghost(3))).toBe('value-banned');
    table.green(ghost(1), END);
    expect(table.refusal('blue', ghost(4))).toBe('value-banned');
    expect(table.refusal('blue', psychic(5))).toBe('value-banned');
    expect(table.options()).toEqual([psychic(4), WITHDRAW]);
  });

  it('leaves cards that lie there counting', () => {
    const table = tableAt({ green: { row: [25], side: [3] } });
    table.green(psychic(25), name(3), name(4));
    expect(table.totals.green).toBe(3);
  });

  it('limits no placement (RIP-R28) and ends with the round', () => {
    const table = tableAt({ green: { row: [25], hand: [3, 3] }, blue: { hand: [3] } });
    table.green(psychic(25), name(3), name(4), WITHDRAW, place(theGhost(3))).blue(ghost(3));
    expect(table.totals.blue).toBe(3);
  });

  it('does nothing on round 10', () => {
    const table = tableAt({ round: 9, turn: 'blue', green: { deck: [], tenth: ['p25', 3] }, blue: { deck: [] } });
    table.leaveForTenth();
    expect(table.state.results[9]?.totals.green).toBe(3);
  });
});

describe('26 I pity the Ghoul!', () => {
  it('adds 3 to the named value on both sides, for this round only (RIP-R10)', () => {
    const table = tableAt({ green: { row: [26], hand: [2, 2] }, blue: { side: [2], hand: [2] } });
    table.green(ghost(2), psychic(26), name(2));
    expect(table.totals).toEqual({ green: 5, blue: 5 });
    table
      .green(ghost(2), END)
      .blue(WITHDRAW, SKIP)
      .green(...[]);
    expect(table.totals.green).toBe(0);
  });

  it('works on base values, so it does not stack into other names (RIP-R9)', () => {
    const table = tableAt({ green: { row: [26, 10], side: [2] } });
    table.green(psychic(26), name(2), psychic(10), name(5));
    expect(table.totals.green).toBe(5);
  });

  it('names its value at its activation on round 10, for both sides', () => {
    const table = tableAt({
      round: 9,
      turn: 'blue',
      green: { deck: [], tenth: ['p26', 1] },
      blue: { deck: [], tenth: [1, 1] },
    });
    table.leaveForTenth().green(name(1));
    expect(table.state.results[9]?.totals).toEqual({ green: 4, blue: 8 });
  });
});

describe('27 Creepy lull', () => {
  it('ties the round: tokens move on, the psychic leaves the game, both draw, nobody places, the same seat starts (RIP-R16)', () => {
    const table = tableAt({ prize: 5, green: { row: [27], hand: [1] }, blue: { hand: [2] } });
    table.green(psychic(27));
    expect(table.state.results[4]).toMatchObject({ winner: null, taker: null });
    expect(table.state.tokens[4]).toEqual([]);
    expect(table.state.tokens[5]).toHaveLength(2);
    expect(table.state.gone).toContain(5);
    expect(table.told('drew')).toHaveLength(2);
    expect(table.state).toMatchObject({ round: 6, starter: 'green', ask: { kind: 'turn', seat: 'green' } });
  });

  it('keeps the starter, not the one who played it', () => {
    const table = tableAt({ green: { hand: [1] }, blue: { row: [27] } });
    table.green(ghost(1), END).blue(psychic(27));
    expect(table.waitsFor).toBe('green');
  });

  it('in round 9 makes round 10 worth two tokens, and its starter first there (RIP-R17)', () => {
    const table = tableAt({ round: 9, green: { deck: [], row: [27], tenth: [1] }, blue: { deck: [] } });
    table.green(psychic(27));
    expect(table.told('tenth-revealed')).toMatchObject([{ first: 'green' }]);
    expect(table.state.results[9]?.tokens).toHaveLength(2);
    expect(table.state.won.green).toHaveLength(6);
  });

  it('ends nothing beside We’re worthless (RIP-R18)', () => {
    const table = tableAt({ green: { row: [27, 29] } });
    table.green(psychic(29), psychic(27));
    expect(table.state.round).toBe(5);
    expect(table.totals.green).toBe(1);
  });

  it('cancels round 10: the seat with more tokens wins', () => {
    const table = tableAt({
      round: 9,
      turn: 'blue',
      green: { deck: [], tenth: ['p27'] },
      blue: { deck: [], tenth: [6] },
    });
    table.leaveForTenth();
    expect(table.state.outcome).toEqual({ kind: 'win', winners: ['green'], reason: 'more-tokens' });
  });

  it('in round 9 and a tie in round 10 is the only way to a draw (RIP-R21)', () => {
    const table = tableAt({ round: 9, green: { deck: [], row: [27] }, blue: { deck: [] } });
    table.green(psychic(27));
    expect(table.state.outcome).toEqual({ kind: 'draw', winners: [], reason: 'equal-tokens' });
  });
});

describe('28 House swap', () => {
  it('exchanges the tokens of two later rounds; the second pick follows the first (RIP-R45)', () => {
    const table = tableAt({ green: { row: [28] } });
    expect(table.state.tokens.slice(5)).toEqual([['castle'], ['manor'], ['castle'], ['manor'], ['manor']]);
    table.green(psychic(28));
    expect(table.options()).toEqual([6, 7, 8, 9, 10].map(chooseRound).concat(SKIP));
    table.green(chooseRound(10));
    expect(table.refusal('green', chooseRound(10))).toBe('not-an-option');
    expect(table.refusal('green', SKIP)).toBe('cannot-skip');
    table.green(chooseRound(6));
    expect(table.state.tokens.slice(5)).toEqual([['manor'], ['manor'], ['castle'], ['manor'], ['castle']]);
  });

  it('may be declined (RIP-R33), and has no effect with fewer than two later rounds', () => {
    const declined = tableAt({ green: { row: [28] } });
    declined.green(psychic(28), SKIP);
    expect(declined.told('tokens-swapped')).toEqual([]);
    const late = tableAt({ round: 9, green: { row: [28] } });
    late.green(psychic(28));
    expect(late.told('no-effect')).toHaveLength(1);
  });

  it('does nothing on round 10', () => {
    const table = tableAt({ round: 9, turn: 'blue', green: { deck: [], tenth: ['p28'] }, blue: { deck: [] } });
    table.leaveForTenth();
    expect(table.told('no-effect')).toHaveLength(1);
  });
});

describe('29 We’re worthless', () => {
  it('makes every other card of both sides, before and after, count 1 and do nothing (RIP-R18)', () => {
    const table = tableAt({ green: { row: [29, 8], hand: [6] }, blue: { side: [5, 2, 'p4'], hand: [3] } });
    table.green(ghost(6), psychic(8), psychic(29));
    expect(table.totals).toEqual({ green: 2, blue: 3 });
    expect(table.view('blue').rounds[4]?.sides.blue.cards[0]).toMatchObject({ score: { worthless: true, value: 1 } });
    expect(table.view('blue').rounds[4]?.sides.green.cards[2]).toMatchObject({ card: 29, score: { value: 0 } });
  });

  it('leaves standing what one-shot cards already did', () => {
    const table = tableAt({ green: { row: [29, 2], deck: [6] } });
    table.green(psychic(2), name(6), psychic(29));
    expect(table.state.sides[4]?.green).toHaveLength(3);
    expect(table.totals.green).toBe(2);
  });

  it('makes cards played afterwards ask nothing', () => {
    const table = tableAt({ green: { row: [29, 10, 25, 20], hand: [3] } });
    table.green(psychic(29), psychic(10), psychic(25), psychic(20));
    expect(table.totals.green).toBe(3);
    expect(table.state.ask).toEqual({ kind: 'turn', seat: 'green' });
    expect(table.told('no-effect')).toHaveLength(3);
  });

  it('cannot be undone: Be gone! played after it does nothing', () => {
    const table = tableAt({ green: { row: [29], hand: [1] }, blue: { row: [11] } });
    table.green(psychic(29), ghost(1), END).blue(psychic(11));
    expect(table.totals).toEqual({ green: 1, blue: 1 });
    expect(table.refusal('blue', choose({ kind: 'psychic', card: 29 }))).toBe('other-question');
  });

  it('ends with the round (RIP-R10)', () => {
    const table = tableAt({ green: { row: [29], hand: [1, 5] }, blue: { hand: [1] } });
    table.green(psychic(29), ghost(1), END).blue(WITHDRAW, SKIP).green(ghost(5));
    expect(table.totals.green).toBe(5);
  });

  it('on round 10 works from the reveal: nothing else is activated (RIP-R20)', () => {
    const table = tableAt({
      round: 9,
      turn: 'blue',
      green: { deck: [], tenth: ['p22', 6, 'p10'] },
      blue: { deck: [], tenth: ['p29', 5] },
    });
    table.leaveForTenth();
    expect(table.told('psychic-activated')).toEqual([{ type: 'psychic-activated', seat: 'blue', card: 29 }]);
    expect(table.state.results[9]).toMatchObject({ winner: 'green', totals: { green: 3, blue: 1 } });
  });
});
