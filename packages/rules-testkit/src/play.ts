import type { AnyRules, Dice, Entry, Seed, Told } from '@ghostlight/rules-kit';
import { Breach } from './breach.ts';
import type { Table } from './law.ts';
import { json } from './plain-json.ts';

/** A game as it was played: `entries[i]` leads from `states[i]` to `states[i + 1]` and tells `told[i]`. */
export interface Play {
  readonly table: Table;
  readonly seed: Seed;
  readonly seats: readonly string[];
  /** The seats and the spectator. */
  readonly viewers: readonly string[];
  readonly states: readonly unknown[];
  readonly entries: readonly Entry[];
  readonly told: readonly (readonly Told<unknown, string>[])[];
  /** The law whose breach ended the play before its time. */
  readonly broken: Breach | null;
}

/** Chooses who does what next; null ends the play. */
export type Mover = (state: unknown, seats: readonly string[], dice: Dice) => Entry | null;

/** Plays a table from its seed until it is over, the mover stops or `most` actions are played. */
export function play(rules: AnyRules, table: Table, seed: Seed, mover: Mover, dice: Dice, most: number): Play {
  const options = rules.options.parse(table.options);
  const seats = rules.seats(options, table.players) as readonly string[];
  const states: unknown[] = [];
  const entries: Entry[] = [];
  const told: (readonly Told<unknown, string>[])[] = [];
  let broken: Breach | null = null;
  try {
    states.push(rules.setup(options, table.players, seed));
    while (entries.length < most) {
      const state = states[entries.length];
      const entry = mover(state, seats, dice);
      if (!entry) break;
      const result = rules.apply(state, entry.seat, entry.action);
      if (!result.ok) {
        throw new Breach(
          '3 legal is accepted',
          `${entry.seat} may ${json(entry.action)} by legal, but apply refuses: ${json(result.error)}`,
        );
      }
      entries.push(entry);
      states.push(result.value.state);
      told.push(result.value.events);
    }
  } catch (error) {
    broken =
      error instanceof Breach ? error : new Breach('3 legal is accepted', `Playing on throws: ${stackOf(error)}`);
  }
  return { table, seed, seats, viewers: [...seats, 'spectator'], states, entries, told, broken };
}

/** Plays given entries again, leaving out what is refused on the way: what a shrunk action list means. */
export function playAgain(rules: AnyRules, table: Table, seed: Seed, wanted: readonly Entry[], dice: Dice): Play {
  let next = 0;
  const mover: Mover = (state) => {
    while (next < wanted.length) {
      const entry = wanted[next++] as Entry;
      if (rules.apply(state, entry.seat, entry.action).ok) return entry;
    }
    return null;
  };
  return play(rules, table, seed, mover, dice, wanted.length);
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
