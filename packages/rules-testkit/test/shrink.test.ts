import { describe, expect, it } from 'vitest';
import { describeFinding } from '../src/report.ts';
import { trials } from '../src/trials.ts';
import { candles } from './candles.ts';

/** Breaks its invariant as soon as north and east have both peeked in the second round. */
const brittle = {
  ...candles,
  check(state: Parameters<typeof candles.check>[0]) {
    if (state.round === 2 && state.peeked.includes('north') && state.peeked.includes('east'))
      throw new Error('Too curious.');
  },
};

const finding = () => {
  const run = trials(brittle, { tables: [{ options: {}, players: 2 }], games: 60, bound: 160, laws: ['5 invariants'] });
  for (;;) {
    const { value, done } = run.next();
    const [found] = value.findings;
    if (found) return found;
    if (done) throw new Error('Nothing was found.');
  }
};

describe('a finding', () => {
  it('comes with the shortest action list that shows it', () => {
    expect(
      finding()
        .actions.map(({ seat, action }) => [seat, (action as { type: string }).type])
        .sort(),
    ).toEqual([
      ['east', 'lay'],
      ['east', 'peek'],
      ['north', 'lay'],
      ['north', 'peek'],
    ]);
  });

  it('is the same for the same seed', () => {
    expect(finding()).toEqual(finding());
  });

  it('is printed with law, table, seed and actions', () => {
    const found = finding();
    const lines = describeFinding(brittle, found).split('\n');
    expect(lines[0]).toBe('Law 5 invariants: candles keeps its own invariants after every action.');
    expect(lines[1]).toContain('Too curious.');
    expect(lines[2]).toBe('  Table: {"options":{},"players":2}');
    expect(lines[3]).toBe(`  Seed: ${found.seed}`);
    expect(lines[4]).toBe('  After 4 actions:');
    expect(lines.slice(5)).toEqual(found.actions.map((entry) => `    ${JSON.stringify(entry)},`));
  });
});
