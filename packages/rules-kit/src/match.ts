import type { z } from 'zod';
import type { AnyRules, Outcome, Rules, Seed, Step } from './contract.ts';

/** One action as the journal keeps it. */
export interface Entry<Action = unknown, Seat extends string = string> {
  readonly seat: Seat;
  readonly action: Action;
}

/** A match: enough to replay it, move by move. */
export interface Match<Options = unknown, Action = unknown, Seat extends string = string> {
  readonly rules: string;
  readonly version: number;
  readonly options: Options;
  readonly players: number;
  readonly seed: Seed;
  readonly actions: readonly Entry<Action, Seat>[];
  readonly fairness?: Fairness;
}

/** How the seed came about: published when the game is over. */
export interface Fairness {
  /** SHA-256 of the secret, shown before anyone was ready. */
  readonly commitment: string;
  readonly secret: string;
  /** What each seat's browser added with its "ready". */
  readonly nonces: Readonly<Record<string, string>>;
}

/** Plays a match again and gives every state, the first included. Throws, with the place, when an action is refused. */
export function* replay<State, Action, View, Event, Options, Seat extends string>(
  rules: Rules<State, Action, View, Event, Options, Seat>,
  match: Match,
): Generator<State, void, void> {
  for (const { state } of replaySteps(rules, match)) yield state;
}

/** The same with what was told at each step; nothing is told of the deal. */
export function* replaySteps<State, Action, View, Event, Options, Seat extends string>(
  rules: Rules<State, Action, View, Event, Options, Seat>,
  match: Match,
): Generator<Step<State, Event, Seat>, void, void> {
  if (match.rules !== rules.id) throw new Error(`This is a match of ${match.rules}, not of ${rules.id}.`);
  if (match.version !== rules.version) {
    throw new Error(
      `This match was played by version ${match.version} of ${rules.id}; these rules are version ${rules.version}.`,
    );
  }
  const options = readable(rules.options, match.options, 'The options of the match');
  const seats = rules.seats(options, match.players);
  let state = rules.setup(options, match.players, match.seed);
  yield { state, events: [] };
  for (const [index, entry] of match.actions.entries()) {
    const seat = seats.find((seat) => seat === entry.seat);
    if (seat === undefined) throw new Error(`Action ${index} of the match is by ${entry.seat}, who has no seat in it.`);
    const action = readable(rules.action, entry.action, `Action ${index} of the match`);
    const result = rules.apply(state, seat, action);
    if (!result.ok)
      throw new Error(`Action ${index} of the match is refused: ${result.error.message} (${result.error.code})`);
    yield result.value;
    state = result.value.state;
  }
}

function readable<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0] ?? { path: [], message: parsed.error.message };
  throw new Error(`${what} cannot be read: ${[...path, message].join(': ')}`);
}

/** The last state of a replay and its outcome. */
export function replayToEnd<R extends AnyRules>(
  rules: R,
  match: Match,
): { state: unknown; outcome: Outcome<string> | null } {
  let last: unknown;
  for (const state of replay(rules, match)) last = state;
  return { state: last, outcome: rules.outcome(last) };
}
