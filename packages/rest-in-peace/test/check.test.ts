import { describe, expect, it } from 'vitest';
import { rules, type State } from '../src/index.ts';
import { arrange } from './arrange.ts';

const broken = (change: (state: State) => Partial<State>) => () => {
  const state = arrange({ green: { hand: [1, 2], row: [5] }, blue: { tenth: [3] } });
  rules.check({ ...state, ...change(state) });
};

describe('The invariants catch', () => {
  it('a ghost too many', () => {
    expect(broken(({ hands }) => ({ hands: { ...hands, green: [1, 1, 2] } }))).toThrow('21 ghosts');
  });

  it('an unsorted hand', () => {
    expect(broken(({ hands }) => ({ hands: { ...hands, green: [2, 1] } }))).toThrow('sorted');
  });

  it('a psychic in two places', () => {
    expect(broken(() => ({ rows: { green: [5], blue: [5] } }))).toThrow('one place');
  });

  it('a token gone', () => {
    expect(broken(({ tokens }) => ({ tokens: tokens.with(9, []) }))).toThrow('6 manors');
  });

  it('a game that goes on after it was won', () => {
    const won: State['won'] = { green: ['manor', 'manor', 'manor', 'manor'], blue: [] };
    const tokens: State['tokens'] = [
      [],
      [],
      [],
      [],
      ['manor'],
      ['manor'],
      ['castle'],
      ['castle'],
      ['castle'],
      ['castle'],
    ];
    expect(broken(() => ({ won, tokens }))).toThrow('goes on');
  });

  it('two tokens on a later round', () => {
    expect(broken(({ tokens }) => ({ tokens: tokens.with(5, []).with(6, ['castle', 'manor']) }))).toThrow('Two tokens');
  });

  it('a table that waits for nobody', () => {
    expect(broken(() => ({ ask: null }))).toThrow('waits for somebody');
  });

  it('a top card known in an empty deck', () => {
    const state = arrange({ green: { deck: [] } });
    expect(() => rules.check({ ...state, shown: { green: true, blue: false } })).toThrow('no top card');
  });

  it('a fact that is not true', () => {
    const known = { opponent: [{ zones: 2, values: 1 << 6, atLeast: 1 }], everyone: [], glimpse: null };
    expect(broken(({ facts }) => ({ facts: { ...facts, green: known } }))).toThrow('others know');
  });

  it('a card on a later round', () => {
    expect(
      broken(({ sides, hands }) => ({
        hands: { ...hands, green: [2] },
        sides: sides.with(6, { green: [{ kind: 'ghost', value: 1, down: false, carried: false }], blue: [] }),
      })),
    ).toThrow('still empty');
  });

  it('a ghost face down before round 10', () => {
    expect(
      broken(({ sides, hands }) => ({
        hands: { ...hands, green: [2] },
        sides: sides.with(2, { green: [{ kind: 'ghost', value: 1, down: true, carried: false }], blue: [] }),
      })),
    ).toThrow('face down');
  });

  it('a result before its round, and a Tripped too old', () => {
    expect(broken(({ results }) => ({ results: [...results, ...results] }))).toThrow('No round has a result');
    expect(broken(() => ({ tripped: { seat: 'green', round: 2 } }))).toThrow('Tripped');
  });
});
