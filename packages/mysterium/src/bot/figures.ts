import { layoutOf } from '../editions.ts';
import type { Guess, View } from '../types.ts';

type Count = readonly [hits: number, of: number];

/** How often the first dream was read right, and how often a blind guess would have been. */
export function figures(end: View): Readonly<Record<string, Count>> {
  const firsts = end.guesses.filter(
    (guess, index) => end.guesses.findIndex((other) => isSameSearch(guess, other)) === index,
  );
  const right = firsts.filter((guess) => guess.right).length;
  const blind = firsts.reduce((sum, guess) => sum + 1 / onTable(end, guess), 0);
  return {
    'right on the first dream': [right, firsts.length],
    'a blind first guess': [blind, firsts.length],
    'all combinations found': [end.final ? 1 : 0, 1],
  };
}

const isSameSearch = (a: Guess, b: Guess): boolean => a.persona === b.persona && a.category === b.category;

const onTable = (end: View, { category, turn }: Guess): number =>
  layoutOf(end) - end.guesses.filter((guess) => guess.right && guess.category === category && guess.turn < turn).length;
