import { describe, expect, it } from 'vitest';
import { rules } from '../src/index.ts';

const parse = (options: unknown) => rules.options.safeParse(options);

describe('options (MY-R36)', () => {
  it('a first table is the original edition, easy, without clocks', () => {
    expect(rules.options.parse({})).toEqual({
      edition: 'original',
      difficulty: 'easy',
      interpretSeconds: 0,
      ghostSeconds: 0,
      finalSeconds: 0,
      batchVisions: false,
      strictMajority: false,
      foulCall: false,
      guessOrder: 'character-first',
    });
  });

  it('the 2015 edition has its sand timer and its vote timer', () => {
    expect(rules.options.parse({ edition: 'clairvoyance' })).toEqual({
      edition: 'clairvoyance',
      difficulty: 'easy',
      interpretSeconds: 120,
      ghostSeconds: 0,
      voteSeconds: 60,
      finalSeconds: 0,
      batchVisions: false,
      splitClairvoyance: false,
    });
  });

  it.each(['original', 'clairvoyance'])('what is parsed for %s parses again to the same', (edition) => {
    const once = rules.options.parse({ edition });
    expect(rules.options.parse(once)).toEqual(once);
  });

  it.each([
    ['original', 'medium'],
    ['original', 'hard'],
    ['clairvoyance', 'normal'],
    ['clairvoyance', 'difficult'],
    ['clairvoyance', 'very-difficult'],
  ])('%s refuses the other edition’s difficulty %s', (edition, difficulty) => {
    expect(parse({ edition, difficulty }).success).toBe(false);
  });

  it.each([
    ['original', { voteSeconds: 60 }],
    ['original', { splitClairvoyance: true }],
    ['clairvoyance', { strictMajority: true }],
    ['clairvoyance', { foulCall: true }],
    ['clairvoyance', { guessOrder: 'object-first' }],
  ])('%s refuses the other edition’s option %j', (edition, option) => {
    expect(parse({ edition, ...option }).success).toBe(false);
  });

  it.each([
    ['interpretSeconds', [0, 60, 90, 120, 180, 300], 30],
    ['ghostSeconds', [0, 180, 300, 600], 60],
    ['voteSeconds', [0, 30, 60, 120], 180],
    ['finalSeconds', [0, 180, 300, 600], 120],
  ])('%s takes %j and nothing else', (name, values, odd) => {
    for (const value of values) expect(parse({ edition: 'clairvoyance', [name]: value }).success).toBe(true);
    expect(parse({ edition: 'clairvoyance', [name]: odd }).success).toBe(false);
  });

  it('an unknown edition or option is refused', () => {
    expect(parse({ edition: 'blitz' }).success).toBe(false);
    expect(parse({ level: 3 }).success).toBe(false);
  });
});
