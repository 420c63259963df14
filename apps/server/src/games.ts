import type { Outcome, Rules } from '@ghostlight/rules-kit';

/** A game as the table knows it: the contract and nothing else. */
export type GameRules = Rules<unknown, unknown, object, unknown, Record<string, unknown>, string>;

/** The foul of a game that knows one: whose word it takes, and what their calls mean. */
export interface Foul {
  callers(options: Record<string, unknown>, players: number): readonly string[];
  outcome(options: Record<string, unknown>, players: number, called: readonly string[]): Outcome<string> | null;
}

export interface Game {
  readonly rules: GameRules;
  /** Won or lost together: nobody resigns alone, and there is no draw to offer. */
  readonly together: boolean;
  readonly foul?: Foul;
}

export type Games = ReadonlyMap<string, Game>;

/** Makes a registry entry of a rules package; the game's own types end here. */
export function game(
  rules: { readonly id: string },
  together: boolean,
  foul?: { readonly callers: unknown; readonly outcome: unknown },
): readonly [string, Game] {
  return [rules.id, { rules: rules as unknown as GameRules, together, ...(foul && { foul: foul as Foul }) }];
}
