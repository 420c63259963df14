import { type ByCategory, CATEGORIES } from './types.ts';

export type DreamId = `d${string}`;
export type SuspectId = `${'c' | 'l' | 'o'}${string}`;

const numbered = <P extends string>(prefix: P, count: number): readonly `${P}${string}`[] =>
  Array.from({ length: count }, (_, i) => `${prefix}${String(i + 1).padStart(2, '0')}` as const);

/** The 84 dreams, d01 to d84. */
export const DREAMS: readonly DreamId[] = numbered('d', 84);

/** The 54 suspect cards by category: c01 to c18, l01 to l18, o01 to o18. */
export const SUSPECTS: ByCategory<readonly SuspectId[]> = {
  character: numbered('c', 18),
  location: numbered('l', 18),
  object: numbered('o', 18),
};

export const ALL_SUSPECTS: readonly SuspectId[] = CATEGORIES.flatMap((category) => SUSPECTS[category]);

/** A new list by card id: an order that says nothing (MY-R41). */
export const byId = <T extends string>(cards: readonly T[]): readonly T[] => cards.toSorted();

export const without = <T>(cards: readonly T[], gone: readonly T[]): readonly T[] =>
  gone.length === 0 ? cards : cards.filter((card) => !gone.includes(card));
