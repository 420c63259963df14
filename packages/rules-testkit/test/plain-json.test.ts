import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, roundTrip, unplainAt } from '../src/plain-json.ts';

describe('plain JSON', () => {
  it.each([[null], [true], ['text'], [1.5], [[]], [{ a: [{ b: null }] }], [Object.create(null)]])(
    '%j is plain',
    (value) => {
      expect(unplainAt(value)).toBeNull();
    },
  );

  it.each([
    ['an undefined field', { a: { b: undefined } }, '$.a.b is undefined'],
    ['not a number', [1, Number.NaN], '$.1 is NaN'],
    ['infinity', { n: Number.POSITIVE_INFINITY }, '$.n is Infinity'],
    ['minus zero', -0, '$ is 0'],
    ['a date', { when: new Date(0) }, '$.when is Date'],
    ['a map', { cards: new Map() }, '$.cards is Map'],
    ['a function', { f: Math.abs }, '$.f is function abs'],
    ['a symbol for a key', { [Symbol.iterator]: 1 }, '$ is more than its listed fields'],
    ['a hole in a list', Object.assign(new Array(2), { 1: 1 }), '$ is more than its listed fields'],
    ['a list with a name', Object.assign([1], { name: 'x' }), '$ is more than its listed fields'],
  ])('%s is not', (_what, value, where) => {
    expect(unplainAt(value)).toContain(where);
  });

  it('a cycle is not', () => {
    const cycle: { self?: unknown } = {};
    cycle.self = cycle;
    expect(unplainAt(cycle)).not.toBeNull();
  });

  it('whatever JSON can carry is plain, and only what survives a round trip', () => {
    fc.assert(
      fc.property(fc.anything({ withMap: true, withDate: true, withSparseArray: true }), (value) => {
        if (unplainAt(value) === null) expect(roundTrip(value)).toEqual(value);
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(unplainAt(roundTrip(value))).toBeNull();
      }),
    );
  });

  it('two spellings of one action are one text', () => {
    expect(canonical({ type: 'lay', card: 3 })).toBe(canonical({ card: 3, type: 'lay' }));
    expect(canonical({ cells: [1, 2] })).not.toBe(canonical({ cells: [2, 1] }));
  });
});
