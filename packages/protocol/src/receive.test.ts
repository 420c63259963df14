import { describe, expect, test } from 'vitest';
import type { Frame } from './frames.ts';
import { NOTHING_SHOWN, receive, type Shown } from './receive.ts';

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
