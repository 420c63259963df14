import { type Result, type RuleError, refuse, type Step, type Told } from '@ghostlight/rules-kit';
import type { GameRules } from '../games.ts';
import type { EntryRow, MatchRow } from '../journal/journal.ts';
import { FirstAnswers } from './first-answers.ts';

export interface SeatAction {
  readonly seat: string;
  readonly action: unknown;
}

/** A match being played: its state, what was told, and what it answered. */
export interface LiveMatch {
  readonly row: MatchRow;
  readonly state: unknown;
  /** Grows with the match; whoever joins late reads their part of it. */
  readonly told: Told<unknown, string>[];
  readonly answers: FirstAnswers;
  /** How many journal entries there are. */
  readonly entries: number;
}

export function dealt(rules: GameRules, row: MatchRow): LiveMatch {
  const state = rules.setup(rules.options.parse(JSON.parse(row.options)), row.players, row.seed);
  return { row, state, told: [], answers: new FirstAnswers(), entries: 0 };
}

/** Plays actions in a row: all of them, or the first refusal. */
export function played(
  rules: GameRules,
  before: unknown,
  actions: readonly SeatAction[],
): Result<Step<unknown, unknown, string>, RuleError> {
  let state = before;
  const events: Told<unknown, string>[] = [];
  for (const { seat, action } of actions) {
    const result = rules.apply(state, seat, action);
    if (!result.ok) return result;
    state = result.value.state;
    events.push(...result.value.events);
  }
  return { ok: true, value: { state, events } };
}

/** Reads a client's actions by the game's own schema. */
export function parsed(
  rules: GameRules,
  seat: string,
  actions: readonly unknown[],
): Result<readonly SeatAction[], RuleError> {
  const known: SeatAction[] = [];
  for (const action of actions) {
    const result = rules.action.safeParse(action);
    if (!result.success) return refuse('bad-action', 'That is not something one can do in this game.');
    known.push({ seat, action: result.data });
  }
  return { ok: true, value: known };
}

/** The match as the journal has it, played again. Throws when an entry no longer fits the rules. */
export function replayed(rules: GameRules, row: MatchRow, entries: readonly EntryRow[]): LiveMatch {
  const match = dealt(rules, row);
  let { state } = match;
  for (const entry of entries) {
    if (entry.actId) match.answers.played(entry.by, entry.actId);
    if (entry.kind === 'verb') continue;
    const result = played(rules, state, JSON.parse(entry.body) as readonly SeatAction[]);
    if (!result.ok) throw new Error(`Entry ${entry.n} of match ${row.id} is refused: ${result.error.code}.`);
    state = result.value.state;
    match.told.push(...result.value.events);
  }
  return { ...match, state, entries: entries.length };
}
