import type { z } from 'zod';

/** 64 hex digits: a 256-bit key of the random stream. */
export type Seed = string;

/** Who looks: a seat sees its own secrets, a spectator what everybody may know. */
export type Viewer<Seat extends string> = Seat | 'spectator';

export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** A refusal. `code` is stable and kebab-case; `message` is a sentence for the player that names the rule. */
export interface RuleError {
  readonly code: string;
  readonly message: string;
}

/** What one action does: the next state and what is told of it. */
export interface Step<State, Event, Seat extends string> {
  readonly state: State;
  readonly events: readonly Told<Event, Seat>[];
}

/** An event with who may know it. The seats in `to` get `event`, everyone else (spectators too) gets `others`, if anything. */
export type Told<Event, Seat extends string> =
  | { readonly to: 'all'; readonly event: Event }
  | { readonly to: readonly Seat[]; readonly event: Event; readonly others: Event | null };

export interface Outcome<Seat extends string> {
  readonly kind: 'win' | 'draw' | 'loss';
  readonly winners: readonly Seat[];
  readonly reason: string;
}

/** One game, whole. The platform knows of a game nothing but this page; the laws are in this package's README. */
export interface Rules<State, Action, View, Event, Options, Seat extends string> {
  readonly id: string;
  /** Raised when old journals would replay differently. */
  readonly version: number;
  readonly players: { readonly min: number; readonly max: number };
  /** `options.parse({})` is a good first table. */
  readonly options: z.ZodType<Options>;
  /** Discriminated on `type`. */
  readonly action: z.ZodType<Action>;
  seats(options: Options, players: number): readonly Seat[];
  /** Plain JSON; the random stream's position is inside. */
  setup(options: Options, players: number, seed: Seed): State;
  /** An allow-list, written field by field; has `viewer`. */
  view(state: State, viewer: Viewer<Seat>): View;
  /** From the view alone: what a player may do never hangs on what they can't see. */
  legal(view: View): readonly Action[];
  /** Names the question this seat is asked ('window:31'); constant while it stays open; null when nothing is asked. */
  prompt(view: View): string | null;
  apply(state: State, seat: Seat, action: Action): Result<Step<State, Event, Seat>, RuleError>;
  /** Whom the table waits for; several when play is simultaneous. */
  toAct(state: State): readonly Seat[];
  /** Which timer runs now; a new key restarts it. */
  clock(state: State): { readonly key: string; readonly seconds: number } | null;
  /** What the awaited seats do when the timer runs out. */
  idle(state: State): readonly { readonly seat: Seat; readonly action: Action }[];
  outcome(state: State): Outcome<Seat> | null;
  /** Invariants; throws when one is broken. For the fuzzer. */
  check(state: State): void;
  maySpeak(state: State, seat: Seat, channel: 'chat' | 'point'): boolean;
  /** Re-deals all that this viewer cannot know and keeps all that they do; the random stream gets a new key. */
  resample(state: State, viewer: Viewer<Seat>, seed: Seed): State;
  /** Fast path for bots; equal to `legal(view(state, seat))`. */
  moves?(state: State, seat: Seat): readonly Action[];
  /** What a seat's standing orders ("pass until my turn") answer; the server plays it after a fixed delay. */
  auto?(view: View, orders: unknown): Action | null;
}

/** A game whose types are not known here: what a registry of games holds. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds games of different types
export type AnyRules = Rules<any, any, any, any, any, any>;
