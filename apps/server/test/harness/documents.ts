import type { Dice } from '@ghostlight/rules-testkit';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Names that a path of JSON Patch must treat with care among them. */
export const KEYS = ['a', 'b/c', 'd~e', '0', 'f g'] as const;

export function anything(dice: Dice, depth: number): Json {
  const kind = dice.below(depth > 0 ? 7 : 5);
  if (kind === 5) return Array.from({ length: dice.below(5) }, () => anything(dice, depth - 1));
  if (kind === 6) return document(dice, depth - 1);
  return [null, true, dice.below(4), `s${dice.below(4)}`, false][kind] as Json;
}

/** A random record of plain JSON. */
export const document = (dice: Dice, depth: number): { readonly [key: string]: Json } =>
  Object.fromEntries(KEYS.filter(() => dice.below(3) > 0).map((key) => [key, anything(dice, depth)]));
