import { describe, expect, it } from 'vitest';
import { chooseSeat, name, place, SKIP, theGhost, WITHDRAW } from './moves.ts';
import { tableAt } from './table.ts';

describe('Round 10', () => {
  it('turns all cards up together and gives its tokens to the higher total, who wins the game', () => {
    const table = tableAt({ round: 9, green: { deck: [], tenth: [5, 2] }, blue: { deck: [], tenth: [6] } });
    table.leaveForTenth();
    expect(table.told('tenth-revealed')).toEqual([
      { type: 'tenth-revealed', first: 'blue', ghosts: { green: [5, 2], blue: [6] } },
    ]);
    expect(table.state.results[9]).toMatchObject({ winner: 'green', totals: { green: 7, blue: 6 } });
    expect(table.state.outcome).toEqual({ kind: 'win', winners: ['green'], reason: 'round-ten' });
  });

  it('says so when its token is the fourth manor', () => {
    const table = tableAt({
      round: 9,
      tokens: ['castle', 'manor'],
      green: { deck: [], won: ['manor', 'manor', 'manor', 'castle'], tenth: [1] },
      blue: {
        deck: [],
        won: ['manor', 'manor', 'castle', 'castle'],
      },
      turn: 'blue',
    });
    table.leaveForTenth();
    expect(table.state.outcome).toEqual({ kind: 'win', winners: ['green'], reason: 'four-manors' });
  });

  it('is cancelled by a tie: its tokens go to nobody and the seat with more wins', () => {
    const table = tableAt({ round: 9, green: { deck: [], tenth: [3] }, blue: { deck: [], tenth: [2, 1] } });
    table.leaveForTenth();
    expect(table.state.tokens[9]).toEqual(['manor']);
    expect(table.state.outcome).toEqual({ kind: 'win', winners: ['blue'], reason: 'more-tokens' });
  });

  it('activates psychics in turn from the winner of round 9, each side in the order placed (RIP-R20)', () => {
    const table = tableAt({
      round: 9,
      turn: 'green',
      green: { deck: [], tenth: ['p10', 'p4', 'p17'] },
      blue: { deck: [], tenth: ['p26', 'p8'] },
    });
    table.leaveForTenth();
    expect(table.view('green').queue).toEqual([10, 8, 4, 17]);
    table.blue(name(1)).green(name(2));
    expect(table.told('psychic-activated').map((event) => 'card' in event && event.card)).toEqual([26, 10, 8, 4, 17]);
    table.green(name(6));
    expect(table.state.results[9]?.totals).toEqual({ green: 4, blue: 0 });
  });

  it('passes over a seat with no psychic left', () => {
    const table = tableAt({ round: 9, turn: 'green', green: { deck: [], tenth: ['p10', 'p17'] }, blue: { deck: [] } });
    table.leaveForTenth().green(name(1), name(1));
    expect(table.state.outcome).not.toBeNull();
  });

  it('does not activate what came by Now or never (RIP-R31)', () => {
    const table = tableAt({ round: 9, green: { deck: [], row: [13] }, blue: { deck: [], hand: [1] } });
    table.green({ type: 'play-psychic', card: 13 }, WITHDRAW, SKIP);
    expect(table.told('psychic-activated')).toEqual([]);
    expect(table.state.results[9]?.totals.green).toBe(-2);
  });

  it('counts a ghost that arrives by Let’s meet at the end during the activation', () => {
    const table = tableAt({
      round: 9,
      turn: 'blue',
      green: { deck: [], tenth: ['p20'] },
      blue: { deck: [], hand: [6] },
    });
    table.leaveForTenth().green(chooseSeat('blue'));
    expect(table.state.results[9]?.totals).toEqual({ green: 0, blue: 6 });
  });

  it('counts a ghost placed after round 9', () => {
    const table = tableAt({ round: 9, green: { deck: [], hand: [4] }, blue: { deck: [] } });
    table.green(WITHDRAW, place(theGhost(4)));
    expect(table.state.outcome).toMatchObject({ winners: ['green'] });
  });
});
