import fastJsonPatch, { type Operation } from 'fast-json-patch';
import { describe, expect, test } from 'vitest';
import { changeBetween } from './change-between.ts';
import type { Change, Frame } from './frames.ts';
import { NOTHING_SHOWN, receive, type Shown } from './receive.ts';

/** The patch of a change, as another library reads it. */
const operations = (change: Change): Operation[] =>
  'patch' in change ? [...change.patch] : [{ op: 'replace', path: '', value: change.whole }];

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const full = (view: object, log: string[] = []): Frame<never, object, string> => ({
  game: { n: 4, whole: view, told: [], log, match: 2, orders: null },
});

const joined = (view: object, log: string[] = []): Shown<object, string> =>
  receive<object, string>(NOTHING_SHOWN, full(view, log)).shown;

describe('receiving frames', () => {
  test('a patch leads to the next view and adds what is told to the log', () => {
    const before = joined({ hand: [1, 2], turn: 'a' }, ['dealt']);
    const patch = [{ op: 'replace' as const, path: '/turn', value: 'b' }];
    const { shown, told, gap } = receive(before, { game: { n: 5, patch, told: ['played'] } });
    expect(gap).toBe(false);
    expect(told).toEqual(['played']);
    expect(shown.game).toEqual({
      n: 5,
      match: 2,
      view: { hand: [1, 2], turn: 'b' },
      log: ['dealt', 'played'],
      orders: null,
    });
  });

  test('branches that did not change keep their identity', () => {
    const before = joined({ hand: [1, 2], turn: 'a' });
    const patch = [{ op: 'replace' as const, path: '/turn', value: 'b' }];
    const after = receive(before, { game: { n: 5, patch, told: [] } }).shown;
    const hand = (shown: Shown<object, string>) => (shown.game?.view as { hand: number[] } | undefined)?.hand;
    expect(hand(after)).toEqual([1, 2]);
    expect(hand(after)).toBe(hand(before));
  });

  test('a missed frame is a gap and changes nothing', () => {
    const before = joined({ turn: 'a' });
    const patch = [{ op: 'replace' as const, path: '/turn', value: 'b' }];
    expect(receive(before, { game: { n: 6, patch, told: [] } })).toEqual({ shown: before, told: [], gap: true });
    expect(receive<object, string>(NOTHING_SHOWN, { game: { n: 1, patch, told: [] } }).gap).toBe(true);
  });

  test('the full view closes a gap', () => {
    const after = receive(joined({ turn: 'a' }), {
      game: { n: 9, whole: { turn: 'z' }, told: [], log: ['x'], match: 2 },
    });
    expect(after.gap).toBe(false);
    expect(after.shown.game?.view).toEqual({ turn: 'z' });
    expect(after.shown.game?.log).toEqual(['x']);
  });

  test('the game is taken off the table by null', () => {
    expect(receive(joined({ turn: 'a' }), { game: null }).shown.game).toBeNull();
  });

  test('the difference of the clocks is kept', () => {
    expect(receive(NOTHING_SHOWN, { now: 5_000 }, 4_000).shown.ahead).toBe(1_000);
  });
});

describe('changes', () => {
  test('nothing changed, nothing sent', () => {
    expect(changeBetween({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, 1)).toBeNull();
  });

  test('a patch longer than the document is sent as the document', () => {
    const cards = (first: number) => Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`c${i}`, first + i]));
    const [before, after] = [cards(0), cards(1)];
    expect(changeBetween(before, after, 3)).toEqual({ n: 3, whole: after });
  });

  test('a branch is replaced where that is shorter than changing it', () => {
    const rest = { name: 'something that is long and stays', list: [1, 2, 3] };
    const before = { contest: { seat: 'green', own: 1, beat: 0 }, hand: [1, 1, 2, 3], rest };
    const after = { contest: { seat: 'blue', own: 0, beat: 1 }, hand: [1, 2, 3], rest };
    const patch = [
      { op: 'replace', path: '/contest', value: after.contest },
      { op: 'replace', path: '/hand', value: after.hand },
    ];
    expect(changeBetween(before, after, 3)).toEqual({ n: 3, patch });
    const large = { a: { hand: [1, 2], text: 'x'.repeat(200) } };
    const patched = changeBetween(large, { a: { hand: [2, 1], text: large.a.text } }, 3);
    expect(patched).toEqual({ n: 3, patch: [{ op: 'replace', path: '/a/hand', value: [2, 1] }] });
  });

  test('2,000 random documents arrive as they were sent', () => {
    let seed = 20_260_701;
    const below = (n: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor((seed / 2 ** 31) * n);
    };
    const keys = ['a', 'b/c', 'd~e', '0', 'f g'];
    const value = (depth: number): Json => {
      const kind = below(depth > 0 ? 7 : 5);
      if (kind === 5) return Array.from({ length: below(5) }, () => value(depth - 1));
      if (kind === 6) return document(depth - 1);
      return [null, true, below(4), `s${below(4)}`, false][kind] as Json;
    };
    const document = (depth: number): { [key: string]: Json } =>
      Object.fromEntries(keys.filter(() => below(3) > 0).map((key) => [key, value(depth)]));
    let shown = joined(document(4));
    for (let i = 0; i < 2_000; i++) {
      const next = below(4) === 0 ? document(4) : { ...shown.game?.view, [keys[below(5)] as string]: value(4) };
      const change = changeBetween(shown.game?.view ?? {}, next, (shown.game?.n ?? 0) + 1);
      if (change) {
        expect(fastJsonPatch.applyPatch(structuredClone(shown.game?.view), operations(change)).newDocument).toEqual(
          next,
        );
        const wire = JSON.parse(JSON.stringify({ game: { ...change, told: [] } })) as Frame<never, object, string>;
        const received = receive(shown, wire);
        expect(received.gap).toBe(false);
        shown = received.shown;
      }
      expect(shown.game?.view, `document ${i}`).toEqual(next);
    }
  });
});
