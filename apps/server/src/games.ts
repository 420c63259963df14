import type { Rules } from '@ghostlight/rules-kit';

/** A game as the table knows it: the contract and nothing else. */
export type GameRules = Rules<unknown, unknown, object, unknown, Record<string, unknown>, string>;

export interface Game {
  readonly rules: GameRules;
  /** Won or lost together: nobody resigns alone, and there is no draw to offer. */
  readonly together: boolean;
}

export type Games = ReadonlyMap<string, Game>;

/** Makes a registry entry of a rules package; the game's own types end here. */
export function game(rules: { readonly id: string }, together: boolean): readonly [string, Game] {
  return [rules.id, { rules: rules as unknown as GameRules, together }];
}
