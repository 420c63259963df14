import { describe, expect, it } from 'vitest';
import { type Contest, playBout } from '../src/arena/bout.ts';
import { contestantNamed } from '../src/arena/contestant.ts';
import { balance, report } from '../src/arena/report.ts';
import { wilson } from '../src/arena/wilson.ts';
import { bot } from './toys/nim.ts';

const contest = (a: string, b: string): Contest => ({
  game: 'nim',
  options: {},
  players: 2,
  sides: [a, b],
  seed: 'test',
});
const bout = (a: string, b: string, index: number) =>
  playBout(bot, contest(a, b), [contestantNamed(a), contestantNamed(b)], index, undefined);

describe('arena', () => {
  it('gives the Wilson interval of the textbooks', () => {
    const { rate, low, high } = wilson(60, 100);
    expect(rate).toBe(0.6);
    expect(low).toBeCloseTo(0.502, 3);
    expect(high).toBeCloseTo(0.6906, 3);
    expect(wilson(0, 10).low).toBe(0);
    expect(wilson(10, 10).high).toBeCloseTo(1, 9);
  });

  it('plays two games on each deal with the seats swapped', () => {
    const [one, two] = [bout('cruel', 'random', 0), bout('cruel', 'random', 1)];
    expect([one.firstSeat, two.firstSeat]).toEqual(['a', 'b']);
  });

  it('plays the same game again from the same seed', () => {
    const plain = (index: number) => ({ ...bout('steady', 'gentle', index), thought: null });
    expect(plain(3)).toEqual(plain(3));
  });

  it('knows that cruel beats random at matches, and says so in a table', () => {
    const bouts = Array.from({ length: 40 }, (_, index) => bout('cruel', 'random', index));
    const table = report(contest('cruel', 'random'), bouts, true);
    expect(table).toMatch(/cruel beats random +40 +(9\d\.\d|100\.0) %/);
    expect(table).toContain('cruel as b');
  });

  it('counts the games each seat won', () => {
    const bouts = Array.from({ length: 20 }, (_, index) => bout('cruel', 'cruel', index));
    const wins = (seat: string) => bouts.filter(({ winners }) => winners.includes(seat)).length;
    const table = balance(contest('cruel', 'cruel'), bouts, ['a', 'b']);
    expect(wins('a') + wins('b')).toBe(20);
    expect(table).toContain(`a wins          20  ${(5 * wins('a')).toFixed(1)} %`);
  });

  it('knows its contestants by name and says which there are', () => {
    expect(contestantNamed('steady@200')).toEqual({ kind: 'strength', strength: 'steady', worlds: 200 });
    expect(() => contestantNamed('mighty')).toThrow('There are gentle, steady, cruel');
    expect(() => contestantNamed('steady@-1')).toThrow('No bot is called steady@-1');
  });
});
