import type { Operation } from 'fast-json-patch';
import type { Channel, Point } from './messages.ts';

/** A document's next version: whole, or as the operations that lead to it from version `n - 1`. */
export type Change<T = unknown> =
  | { readonly n: number; readonly whole: T }
  | { readonly n: number; readonly patch: readonly Operation[] };

/** The game as this viewer sees it. */
export type GameChange<View = unknown, Event = unknown> = Change<View> & {
  /** What this viewer is told with it, oldest first. */
  readonly told: readonly Event[];
  /** Only when (re)joining: everything this viewer was told in this match before; it replaces the log. */
  readonly log?: readonly Event[];
  /** Only with `log`: which match of the table this is. */
  readonly match?: number;
  /** This seat's standing orders or notes: with `log`, and when they changed, perhaps on another device. */
  readonly orders?: unknown;
};

/** One message of the room: what changed for its receiver since the last. A part that did not change is not there. */
export interface Frame<Table = unknown, View = unknown, Event = unknown> {
  readonly table?: Change<Table>;
  /** `null`: there is no game on the table (any more). */
  readonly game?: GameChange<View, Event> | null;
  /** Only when (re)joining: who the receiver is, and the server's clock in milliseconds. */
  readonly you?: You;
  readonly now?: number;
}

/** What this connection is: a person of the table, and what it is shown. */
export interface You {
  readonly person: string;
  readonly viewer: string;
}

/** A line of talk. Numbered per table; a gap is talk that this receiver may not read. */
export interface ChatLine {
  readonly n: number;
  readonly at: number;
  readonly channel: Channel;
  readonly person: string;
  readonly name: string;
  readonly seat: string | null;
  readonly text: string;
}

/** On joining all that may be read of the last 200 lines, later one by one. */
export interface ChatTold {
  readonly lines: readonly ChatLine[];
}

export interface PointTold extends Point {
  readonly seat: string;
}

/** The last word before the room closes the line. */
export interface Bye {
  readonly reason: 'restart' | 'kicked' | 'closed';
  readonly message: string;
}

/** A refusal: a stable kebab-case code and the sentence to show. */
export interface Refusal {
  readonly error: string;
  readonly message: string;
}

export type Answer<T extends object = object> = ({ readonly ok: true } & T) | Refusal;

export const isRefusal = (answer: object): answer is Refusal => 'error' in answer;
