import { describe, expect, it } from 'vitest';
import { rules } from '../src/index.ts';
import { END, ghost, name, psychic, SKIP, WITHDRAW } from './moves.ts';
import { tableAt } from './table.ts';

const options = { turnSeconds: 60 };
const keyOf = (table: ReturnType<typeof tableAt>) => rules.clock(table.state)?.key;

describe('The clock', () => {
  it('is off unless the table wants it', () => {
    expect(rules.clock(tableAt({}).state)).toBeNull();
    expect(rules.clock(tableAt({ options }).state)).toEqual({ key: 'turn:0', seconds: 60 });
  });

  it('runs through a turn whatever is played, and anew for a choice, the next turn and a placement (RIP-R44)', () => {
    const table = tableAt({ options, green: { hand: [1, 2], row: [10] } });
    const turn = keyOf(table);
    table.green(ghost(1));
    expect(keyOf(table)).toBe(turn);
    table.green(psychic(10));
    expect(keyOf(table)).not.toBe(turn);
    table.green(name(1));
    expect(keyOf(table)).toBe(turn);
    table.green(END);
    expect(keyOf(table)).not.toBe(turn);
    table.blue(WITHDRAW);
    expect(keyOf(table)).toBe('place:5');
  });

  it('stops when the game is over', () => {
    const table = tableAt({ options, round: 9, green: { deck: [] }, blue: { deck: [] } }).leaveForTenth();
    expect(rules.clock(table.state)).toBeNull();
    expect(rules.idle(table.state)).toEqual([]);
    expect(rules.toAct(table.state)).toEqual([]);
  });
});

describe('Who runs out of time (RIP-R26)', () => {
  it('ends the turn if that hands it over, else withdraws', () => {
    const table = tableAt({ green: { hand: [1] } });
    expect(rules.idle(table.state)).toEqual([{ seat: 'green', action: WITHDRAW }]);
    table.green(ghost(1));
    expect(rules.idle(table.state)).toEqual([{ seat: 'green', action: END }]);
  });

  it('skips a placement, a carry and whatever may be declined', () => {
    const table = tableAt({ green: { hand: [1], row: [15, 28] } });
    table.green(psychic(28));
    expect(rules.idle(table.state)).toEqual([{ seat: 'green', action: SKIP }]);
    table.green(SKIP, psychic(15), ghost(1), END).blue(WITHDRAW);
    expect(rules.idle(table.state)).toEqual([{ seat: 'green', action: SKIP }]);
    table.green(SKIP);
    expect(rules.idle(table.state)).toEqual([{ seat: 'blue', action: SKIP }]);
  });

  it('has a compulsory choice made by chance', () => {
    const chosen = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const table = tableAt({ green: { row: [10] }, seed: i.toString(16).padStart(64, '0') });
      table.green(psychic(10));
      const [answer] = rules.idle(table.state);
      if (answer) table.play(answer.seat, [answer.action]);
      chosen.add(JSON.stringify(answer?.action));
    }
    expect(chosen.size).toBeGreaterThan(3);
  });
});

describe('Talk', () => {
  it('is free to both seats at all times', () => {
    const { state } = tableAt({});
    expect(rules.maySpeak(state, 'green', 'chat') && rules.maySpeak(state, 'blue', 'point')).toBe(true);
  });
});
