import type { Logger } from 'pino';
import type { Games } from '../games.ts';
import type { Journal } from '../journal/journal.ts';
import type { Metrics } from '../metrics.ts';

/** What every table of this process shares. */
export interface Services {
  readonly games: Games;
  readonly journal: Journal;
  /** This process, as the journal's leases name it. */
  readonly owner: string;
  readonly metrics: Metrics;
  readonly log: Logger;
}
