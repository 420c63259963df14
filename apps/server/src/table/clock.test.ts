import { describe, expect, test } from 'vitest';
import { type ClockState, clockAfter, clockFacts, deadlineOf, heldOn, NO_CLOCK, rewound, stoppedAt } from './clock.ts';

const turn = { key: 'turn:1', seconds: 60 };
const window = { key: 'window:1', seconds: 10 };
const started = (at: number): ClockState => clockAfter(NO_CLOCK, turn, 'normal', true, at);

describe('the clock', () => {
  test('gives a new question its whole time', () => {
    expect(deadlineOf(started(1_000))).toBe(61_000);
  });

  test('keeps the time left of a question that is interrupted', () => {
    const interrupted = clockAfter(started(0), window, 'normal', true, 20_000);
    expect(deadlineOf(interrupted)).toBe(30_000);
    expect(deadlineOf(clockAfter(interrupted, turn, 'normal', true, 25_000))).toBe(65_000);
  });

  test('goes on while the same question stays open', () => {
    expect(deadlineOf(clockAfter(started(0), turn, 'normal', true, 20_000))).toBe(60_000);
  });

  test('stands still during a pause', () => {
    const paused = clockAfter(started(0), turn, 'normal', false, 20_000);
    expect(clockFacts(paused)).toEqual({ key: 'turn:1', deadline: null, left: 40_000, seconds: 60, held: false });
    expect(deadlineOf(clockAfter(paused, turn, 'normal', true, 500_000))).toBe(540_000);
  });

  test('gives the time a server was down back', () => {
    const woken = stoppedAt(started(0), 20_000);
    expect(deadlineOf(clockAfter(woken, turn, 'normal', true, 900_000))).toBe(940_000);
  });

  test('is three times as long at a slow table and not there when switched off', () => {
    expect(deadlineOf(clockAfter(NO_CLOCK, turn, 'slow', true, 0))).toBe(180_000);
    expect(clockFacts(clockAfter(NO_CLOCK, turn, 'off', true, 0))).toBeNull();
  });

  test('has no more than no time left', () => {
    const late = clockAfter(started(0), turn, 'normal', true, 99_000);
    expect(deadlineOf(late)).toBe(99_000);
    expect(deadlineOf(rewound(late))).toBe(159_000);
  });

  test('remembers the latest questions only', () => {
    let clock = NO_CLOCK;
    for (let n = 0; n < 50; n++) clock = clockAfter(clock, { key: `turn:${n}`, seconds: 60 }, 'normal', true, n);
    expect(Object.keys(clock.left)).toHaveLength(8);
    expect(clock.key).toBe('turn:49');
  });

  test('begins again for whoever says hold on, and knows for which question it did', () => {
    const held = heldOn(clockAfter(started(0), turn, 'normal', true, 50_000));
    expect(deadlineOf(held)).toBe(110_000);
    expect(clockFacts(held)?.held).toBe(true);
    expect(clockFacts(clockAfter(held, window, 'normal', true, 60_000))?.held).toBe(false);
  });
});
