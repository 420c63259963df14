import { expect, it } from 'vitest';
import { END, ghost, place, psychic, SKIP, theGhost, WITHDRAW } from './moves.ts';
import { tableAt } from './table.ts';

it('plays the three rounds of the rulebook’s example to the same totals, prizes and placements', () => {
  const table = tableAt({
    round: 1,
    turn: 'green',
    line: [5, 8, 4, 1, 2, 3, 6, 7, 9],
    green: { hand: [1, 2, 2, 5, 1], deck: [1, 3, 6, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 5] },
    blue: { hand: [1, 3, 2, 2, 4], deck: [1, 5, 6, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 1, 5] },
    options: { levels: [0] },
  });

  table.green(ghost(1), ghost(2), END).blue(ghost(1), ghost(3), END).green(WITHDRAW);
  expect(table.state.rows.green).toEqual([5]);
  expect(table.state.won.blue).toHaveLength(1);
  table.green(place(theGhost(3)));

  expect(table.waitsFor).toBe('blue');
  table.blue(WITHDRAW);
  expect(table.state.rows.blue).toEqual([8]);
  expect(table.state.won.green).toHaveLength(1);
  table.blue(place(theGhost(1)));

  table.green(ghost(2));
  expect(table.totals.green).toBe(2);
  table.green(END).blue(ghost(2), ghost(2));
  expect(table.totals.blue).toBe(4);
  table.blue(END).green(ghost(5));
  expect(table.totals.green).toBe(7);
  table.green(END).blue(ghost(4));
  expect(table.totals.blue).toBe(8);
  table.blue(END).green(ghost(1), ghost(1));
  expect(table.totals.green).toBe(9);
  table.green(END).blue(psychic(8));
  expect(table.totals.blue).toBe(11);
  table.blue(END).green(WITHDRAW);
  expect(table.state.rows.green).toEqual([5, 4]);
  expect(table.state.won.blue).toHaveLength(2);
  table.green(SKIP);
  expect(table.view('spectator').rounds[9]?.sides).toEqual({
    green: { cards: [{ kind: 'hidden' }], total: 0 },
    blue: { cards: [{ kind: 'hidden' }], total: 0 },
  });
});
