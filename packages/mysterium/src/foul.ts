import type { Outcome } from '@ghostlight/rules-kit';
import type { Options } from './options.ts';
import { loss } from './outcome.ts';
import { seats } from './setup.ts';
import type { Seat } from './types.ts';

/** Calling a foul is a verb of the table, not a move: this says what the calls made so far mean (MY-R28). */
export function foulOutcome(options: Options, players: number, callers: readonly Seat[]): Outcome<Seat> | null {
  if (options.edition !== 'original' || !options.foulCall) return null;
  const psychics = seats(options, players).filter((seat) => seat !== 'ghost');
  return psychics.every((seat) => callers.includes(seat)) ? loss('foul') : null;
}
