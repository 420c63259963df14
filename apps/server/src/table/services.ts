import type { Question } from '@ghostlight/bots';
import type { Seed } from '@ghostlight/rules-kit';
import type { Logger } from 'pino';
import type { Games } from '../games.ts';
import type { Journal } from '../journal/journal.ts';
import type { Metrics } from '../metrics.ts';

/** Those who play in others' places, for all tables of this process. */
export interface Understudies {
  /** What the understudy does, as one act; nothing when it waits for its view to change. */
  ask(game: string, question: Question): Promise<readonly unknown[]>;
  /** How long it seems to think, in milliseconds. */
  pause(seed: Seed): number;
}

/** What every table of this process shares. */
export interface Services {
  readonly games: Games;
  readonly journal: Journal;
  /** This process, as Colyseus and the journal's leases name it. */
  readonly owner: string;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly understudies: Understudies;
}
