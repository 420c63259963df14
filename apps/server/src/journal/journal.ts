import type { ChatLine } from '@ghostlight/protocol';

/** A table as found by its id or code, without opening it. */
export interface TableRow {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly openedAt: number;
  /** JSON. */
  readonly doc: string;
  /** Closed for good: nobody came back in time. */
  readonly closed: boolean;
  /** The living process that owns it; null when nobody does, or the one that did is dead. */
  readonly held: Holder | null;
}

/** A process that owns a table, and where people reach it; null when there is only one. */
export interface Holder {
  readonly owner: string;
  readonly epoch: number;
  readonly address: string | null;
}

export interface NewTable {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly openedAt: number;
  readonly doc: string;
}

/** A match as it began; its actions are entries. */
export interface MatchRow {
  readonly id: string;
  readonly rules: string;
  readonly version: number;
  /** JSON. */
  readonly options: string;
  readonly players: number;
  readonly seed: string;
  /** JSON: `{seat, name}[]`. */
  readonly seats: string;
  readonly startedAt: number;
}

/** What ended a match and what is published with it, as JSON. */
export interface MatchEnd {
  readonly match: string;
  readonly endedAt: number;
  readonly end: string;
  readonly fairness: string;
}

/** One line of the journal: an act of a seat, the clock's, standing orders', or a verb of the table. */
export interface EntryRow {
  readonly match: string;
  readonly n: number;
  readonly kind: 'act' | 'clock' | 'orders' | 'verb';
  /** Who did it: a seat for acts, a person of the table for verbs. */
  readonly by: string;
  /** Unique per match and seat. */
  readonly actId: string | null;
  /** JSON: `{seat, action}[]`, or the verb. */
  readonly body: string;
  readonly at: number;
}

/** Everything one step of one table writes; all of it or nothing. */
export interface TableWrite {
  readonly table: string;
  readonly epoch: number;
  readonly at: number;
  readonly phase: string;
  readonly doc?: string;
  readonly clock?: string;
  readonly match?: MatchRow;
  readonly entry?: EntryRow;
  readonly end?: MatchEnd;
  readonly chat?: ChatLine;
}

/** A table taken over: what its next process needs to go on. */
export interface TableLoaded {
  readonly epoch: number;
  readonly doc: string;
  readonly clock: string | null;
  /** When the last owner was last known to live: time after that is given back to the clock. */
  readonly aliveAt: number;
  readonly match: MatchRow | null;
  readonly entries: readonly EntryRow[];
  readonly chat: readonly ChatLine[];
}

/** What an owner claims when it says that it lives. */
export interface Lease {
  readonly milliseconds: number;
  readonly address: string | null;
}

export interface ReplayRow {
  readonly match: MatchRow;
  readonly endedAt: number;
  readonly end: string;
  readonly fairness: string;
  readonly entries: readonly EntryRow[];
}

/** Another process has taken the table over: this one must let go of it. */
export class Fenced extends Error {
  override readonly name = 'Fenced';
}

/** Nobody answers there now: whether what was asked has been done is not known. */
export class Away extends Error {
  override readonly name = 'Away';
}

/** A living process owns the table: ask that one. */
export class Held extends Error {
  override readonly name = 'Held';
}

/** The code is another table's: choose a new one. */
export class CodeTaken extends Error {
  override readonly name = 'CodeTaken';
}

/**
 * Where tables and matches are kept. A promise that resolves means durable.
 * Writes of one table are sent one at a time; those of many tables may share a commit.
 */
export interface Journal {
  create(table: NewTable): Promise<void>;
  find(idOrCode: string): Promise<TableRow | null>;
  /**
   * Takes the table over: raises its epoch, so that an earlier owner's writes are `Fenced`.
   * Throws `Held` while another owner's lease runs.
   */
  open(id: string, owner: string, at: number): Promise<TableLoaded | null>;
  write(write: TableWrite): Promise<void>;
  /** Says that this owner lives, and that for so long by the database's clock nobody may take its tables. */
  renew(owner: string, at: number, lease: Lease): Promise<void>;
  /** Owners whose lease has run out. */
  dead(): Promise<readonly string[]>;
  /** Forgets a dead owner: its tables are nobody's, last seen when it was last alive. */
  bury(owner: string): Promise<void>;
  /** Tables whose clock runs though nobody owns them, or nobody who has been heard of since then. */
  unattended(since: number): Promise<readonly string[]>;
  /** Lets go of a table that nobody is at. */
  release(id: string, epoch: number, at: number): Promise<void>;
  /** A finished match; null while it is played, whoever asks. */
  replay(match: string): Promise<ReplayRow | null>;
  /** Closes tables that nobody has been at since; answers how many. */
  closeForgotten(since: { readonly lobby: number; readonly played: number }, at: number): Promise<number>;
  close(): Promise<void>;
}
