import type { Match, Outcome, Rules } from '@ghostlight/rules-kit';

/** A game as the table knows it: the contract and nothing else. */
export type GameRules = Rules<unknown, unknown, object, unknown, Record<string, unknown>, string>;

/** The foul of a game that knows one: whose word it takes, and what their calls mean. */
export interface Foul {
  callers(options: Record<string, unknown>, players: number): readonly string[];
  outcome(options: Record<string, unknown>, players: number, called: readonly string[]): Outcome<string> | null;
}

/** Who plays a game in somebody's place. */
export interface Understudy {
  /** The address of the module that exports the game's `bot`. */
  readonly module: string;
  /** What it knows outside the rules. */
  readonly lore?: unknown;
  /** What the understudy of a seat has to say once the match is over. */
  afterwords?(match: Match, seat: string, nameOf: (seat: string) => string): readonly string[];
}

export interface Game {
  readonly rules: GameRules;
  /** Won or lost together: nobody resigns alone, and there is no draw to offer. */
  readonly together: boolean;
  readonly foul?: Foul;
  readonly understudy?: Understudy;
}

export type Games = ReadonlyMap<string, Game>;

/** Makes a registry entry of a rules package; the game's own types end here. */
export function game(
  rules: { readonly id: string },
  together: boolean,
  more: {
    readonly foul?: { readonly callers: unknown; readonly outcome: unknown };
    readonly understudy?: Understudy;
  } = {},
): readonly [string, Game] {
  return [rules.id, { rules: rules as unknown as GameRules, together, ...more } as Game];
}
