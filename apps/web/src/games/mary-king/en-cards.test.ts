import { ABILITIES, POWER } from '@ghostlight/mary-king';
import { describe, expect, it } from 'vitest';
import { abilities, cards } from './en-cards.ts';

describe('the power cards’ words', () => {
  it('say of every effect what the rules say of it', () => {
    const said = Object.entries(cards).map(([id, { name, first, second }]) => [id, [name, first.text, second.text]]);
    const ruled = Object.entries(POWER).map(([id, { name, effects }]) => [
      id,
      [name, ...effects.map(({ text }) => text)],
    ]);
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(ruled));
  });

  it('have a gist for every effect, short enough for the small card', () => {
    const gists = Object.values(cards).flatMap(({ first, second }) => [first.gist, second.gist]);
    for (const gist of gists) expect(gist.length, gist).toBeLessThanOrEqual(24);
    for (const { first, second } of Object.values(cards)) expect(first.gist).not.toBe(second.gist);
  });

  it('name both special abilities', () => {
    for (const seat of ['ghost', 'mortal'] as const) {
      expect(abilities[seat]).toEqual({ name: ABILITIES[seat].name, text: ABILITIES[seat].text });
    }
  });
});
