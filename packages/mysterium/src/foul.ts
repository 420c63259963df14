import type { Outcome } from '@ghostlight/rules-kit';
import type { Options } from './options.ts';
import { loss } from './outcome.ts';
import { seats } from './setup.ts';
import type { Seat } from './types.ts';

/** The seats that may call a foul; none when it was not agreed on (MY-R28). */
export const foulCallers = (options: Options, players: number): readonly Seat[] =>
  options.edition === 'original' && options.foulCall ? seats(options, players).filter((seat) => seat !== 'ghost') : [];

/** Calling a foul is a verb of the table, not a move: this says what the calls made so far mean (MY-R28). */
export function foulOutcome(options: Options, players: number, callers: readonly Seat[]): Outcome<Seat> | null {
  const psychics = foulCallers(options, players);
  return psychics.length > 0 && psychics.every((seat) => callers.includes(seat)) ? loss('foul') : null;
}
