import { PSYCHICS } from '@ghostlight/rest-in-peace/cards';
import { describe, expect, it } from 'vitest';
import { emblem } from './cards/emblems.ts';
import { psychics } from './en-psychics.ts';

describe('the psychics’ words', () => {
  it('say of every card what the rules say of it', () => {
    const ofTheRules = Object.fromEntries(
      PSYCHICS.map(({ no, name, text, tenth }) => [`no${no}`, { name, text, tenth }]),
    );
    expect(psychics).toEqual(ofTheRules);
  });

  it('every card has an emblem of its own', () => {
    const emblems = PSYCHICS.map(({ no }) => emblem(no));
    expect(emblems.every((path) => path.startsWith('M'))).toBe(true);
    expect(new Set(emblems).size).toBe(PSYCHICS.length);
  });
});
