import { describe, expect, it } from 'vitest';
import { rules, type View } from '../src/index.ts';
import { SKIP, WITHDRAW } from './moves.ts';
import { Table } from './table.ts';

const parse = (options: unknown) => rules.options.safeParse(options);
const sentence = (options: unknown) => parse(options).error?.issues[0]?.message;

describe('The options', () => {
  it('make a good first table by themselves', () => {
    expect(rules.options.parse({})).toEqual({ levels: [0], learning: false, turnSeconds: null, revealAtEnd: true });
  });

  it('take any set of levels with at least nine cards, in any order', () => {
    expect(rules.options.parse({ levels: [3, 1] }).levels).toEqual([1, 3]);
    expect(sentence({ levels: [2] })).toContain('The line needs 9 psychic cards');
    expect(sentence({ levels: [0, 0] })).toContain('once');
    expect(parse({ levels: [5, 0] }).success).toBe(false);
  });

  it('play the learning game with the starter cards alone (RIP-R42)', () => {
    expect(parse({ learning: true }).success).toBe(true);
    expect(sentence({ learning: true, levels: [0, 1] })).toContain('starter cards');
  });

  it('deal only psychics of the chosen levels', () => {
    const state = rules.setup(rules.options.parse({ levels: [1, 4] }), 2, '5'.repeat(64));
    for (const card of state.line) expect([10, 11, 12, 13, 14, 25, 26, 27, 28, 29]).toContain(card);
  });
});

describe('The learning game', () => {
  const psychics = (view: View) => view.rounds.map((round) => round.psychic !== null);
  const upTo = (count: number) => Array.from({ length: 10 }, (_, i) => i < count);

  it('shows three psychics of the line, and one more after each round', () => {
    const table = new Table(rules.setup(rules.options.parse({ learning: true }), 2, '5'.repeat(64)));
    expect(psychics(table.view('spectator'))).toEqual(upTo(3));
    const seat = table.waitsFor;
    table.play(seat, [WITHDRAW]);
    expect(psychics(table.view(seat))).toEqual(upTo(3));
    table.play(seat, [SKIP]);
    expect(psychics(table.view(seat))).toEqual(upTo(4));
    expect(table.told('round-started')).toMatchObject([{ round: 2, turnedUp: table.state.line[3] }]);
  });

  it('resamples the psychics nobody has seen, and only those', () => {
    const state = rules.setup(rules.options.parse({ learning: true }), 2, '5'.repeat(64));
    const lines = Array.from(
      { length: 30 },
      (_, i) => rules.resample(state, 'green', i.toString(16).padStart(64, '0')).line,
    );
    for (const line of lines) expect(line.slice(0, 3)).toEqual(state.line.slice(0, 3));
    expect(new Set(lines.map((line) => line[3])).size).toBeGreaterThan(3);
  });
});
