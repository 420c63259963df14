import { describe, expect, it } from 'vitest';
import { toldApart } from './told-apart.ts';

const names = (...titles: readonly string[]) => toldApart(titles, (card, n, count) => `${card}, card ${n} of ${count}`);

describe('the names of cards at hand', () => {
  it('are their titles where no two are alike', () => {
    expect(names('Ghost 1', 'Ghost 2', 'The Medium')).toEqual(['Ghost 1', 'Ghost 2', 'The Medium']);
  });

  it('tell equal cards apart by the place that the count shows too', () => {
    expect(names('Ghost 3', 'The Medium', 'Ghost 3')).toEqual([
      'Ghost 3, card 1 of 3',
      'The Medium',
      'Ghost 3, card 3 of 3',
    ]);
  });

  it('are never the same twice', () => {
    const all = names('Dream', 'Dream', 'Dream', 'Face-down card', 'Face-down card', 'The Butler');
    expect(new Set(all).size).toBe(all.length);
  });
});
