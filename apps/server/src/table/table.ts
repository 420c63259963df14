import type { ChatLine, EndFacts, TableFacts } from '@ghostlight/protocol';
import { commitTo, type Told } from '@ghostlight/rules-kit';
import { Frames } from '../frames/frames.ts';
import type { Line } from '../frames/line.ts';
import type { Game } from '../games.ts';
import type { EntryRow, TableWrite } from '../journal/journal.ts';
import { Alarms } from './alarms.ts';
import { type ClockState, clockAfter, heldOn, rewound } from './clock.ts';
import type { TableDoc } from './doc.ts';
import { factsOf, withClock } from './facts.ts';
import type { LiveMatch } from './live-match.ts';
import { Presence } from './presence.ts';
import { Queue } from './queue.ts';
import type { Services } from './services.ts';
import { withLine } from './talk.ts';
import type { Thought } from './thought.ts';

/** One step of a table, not yet durable. What is not named stays as it is. */
export interface Change {
  readonly doc?: TableDoc;
  readonly match?: LiveMatch | null;
  /** What the step tells of the game. */
  readonly told?: readonly Told<unknown, string>[];
  readonly entry?: Omit<EntryRow, 'match' | 'n' | 'at'>;
  readonly end?: Pick<EndFacts, 'by' | 'seat' | 'outcome'>;
  readonly chat?: ChatLine;
  /** The clock ran out: if the same question stays, it gets its time again. */
  readonly timeUp?: true;
  /** Whoever is asked has said "hold on". */
  readonly holdOn?: true;
}

/** What a table asks of the room around it. */
export interface Around {
  /** Something that the list of tables shows may have changed. */
  listed(): void;
  /** The journal failed: everybody must come back to the table as it was kept. */
  broken(error: unknown): void;
  /** The table was closed for another process to open it. */
  moved(): void;
  /** A step was taken; by it the match may have ended. */
  stepped(ended: boolean): void;
}

export interface TableParts {
  readonly services: Services;
  readonly game: Game;
  readonly doc: TableDoc;
  readonly match: LiveMatch | null;
  readonly clock: ClockState;
  readonly chat: readonly ChatLine[];
  readonly epoch: number;
  readonly around: Around;
}

/** A table in memory: what the journal holds of it, who is here, and the one way to change it. */
export class Table {
  readonly services: Services;
  readonly game: Game;
  readonly around: Around;
  readonly queue = new Queue();
  readonly alarms = new Alarms();
  readonly presence = new Presence(Date.now());
  readonly lines = new Set<Line>();
  /** What each understudy was last asked about. */
  readonly thoughts = new Map<string, Thought>();
  readonly frames: Frames;
  readonly #epoch: number;
  #doc: TableDoc;
  #match: LiveMatch | null;
  #clock: ClockState;
  #chat: readonly ChatLine[];
  /** What is shown of the secret; worked out once for each. */
  #promise: { readonly secret: string; readonly commitment: string };
  #known: ReturnType<typeof factsOf>;
  #facts: TableFacts;
  #closed = false;
  #lost = false;

  constructor(parts: TableParts) {
    this.services = parts.services;
    this.game = parts.game;
    this.around = parts.around;
    this.#epoch = parts.epoch;
    this.#doc = parts.doc;
    this.#match = parts.match;
    this.#clock = parts.clock;
    this.#chat = parts.chat;
    this.#promise = promiseOf(this.#doc);
    this.#known = this.#factsNow();
    this.#facts = withClock(this.#known, this.#clock);
    this.frames = new Frames({
      facts: () => this.#facts,
      view: (viewer) => this.#match && this.game.rules.view(this.#match.state, viewer),
      told: () => this.#match?.told ?? [],
      orders: (viewer) => this.#doc.orders[viewer] ?? null,
    });
  }

  get doc(): TableDoc {
    return this.#doc;
  }

  get match(): LiveMatch | null {
    return this.#match;
  }

  get clock(): ClockState {
    return this.#clock;
  }

  get chat(): readonly ChatLine[] {
    return this.#chat;
  }

  get closed(): boolean {
    return this.#closed;
  }

  get epoch(): number {
    return this.#epoch;
  }

  /** Makes a change durable, then takes it on, then tells everyone. Only from within the queue. */
  async commit(change: Change): Promise<void> {
    const at = Date.now();
    const match = change.match === undefined ? this.#match : change.match;
    const doc = this.#ended(change, change.doc ?? this.#doc, match);
    const clock = this.#clockFor(doc, match, at, change);
    await this.#write(change, doc, match, clock, at);
    const ticked = clock !== this.#clock;
    const fresh = match?.row.id !== this.#match?.row.id;
    const known = doc !== this.#doc;
    const ended = doc.phase === 'over' && this.#doc.phase === 'playing';
    this.#doc = doc;
    this.#match = match && { ...match, entries: match.entries + (change.entry ? 1 : 0) };
    this.#clock = clock;
    if (change.told) match?.told.push(...change.told);
    if (change.chat) this.#chat = withLine(this.#chat, change.chat);
    this.#tell(change.told ?? [], fresh, known, ticked);
    this.around.stepped(ended);
  }

  /** Takes a change on that nobody would miss after a restart: watchers who come and go. */
  note(doc: TableDoc): void {
    this.#doc = doc;
    this.#tell([], false, true);
  }

  /** Someone came or went. The clock does not care: it runs on when everybody is gone (MY-R31). */
  presenceChanged(): void {
    this.#tell([], false, true);
    this.around.stepped(false);
  }

  /** Lets go at once: the journal refused a step, or the table may be another process's by now. */
  lose(error: unknown): void {
    if (this.#lost) return;
    this.#lost = true;
    this.#closed = true;
    this.alarms.clearAll();
    this.around.broken(error);
  }

  /** Stops: what is under way is finished, nothing more happens. The time until the table is opened again is nobody's. */
  async close(): Promise<void> {
    this.#closed = true;
    this.alarms.clearAll();
    await this.queue.idle();
    await this.services.journal.release(this.#doc.id, this.#epoch, Date.now());
  }

  /** Closes, and then sends everyone to find the table where it is opened next. */
  async moveOut(): Promise<void> {
    await this.close();
    this.around.moved();
  }

  #tell(told: readonly Told<unknown, string>[], fresh: boolean, known: boolean, ticked = false): void {
    if (known) {
      this.#known = this.#factsNow();
      this.around.listed();
    }
    if (known || ticked) this.#facts = withClock(this.#known, this.#clock);
    this.frames.publish(told, fresh);
  }

  #factsNow(): ReturnType<typeof factsOf> {
    if (this.#promise.secret !== this.#doc.secret) this.#promise = promiseOf(this.#doc);
    return factsOf(this.#doc, this.game, this.presence, this.#promise.commitment);
  }

  #ended(change: Change, doc: TableDoc, match: LiveMatch | null): TableDoc {
    if (!match || doc.phase !== 'playing') return doc;
    const outcome = this.game.rules.outcome(match.state);
    const end = change.end ?? (outcome && { by: 'rules' as const, seat: null, outcome });
    if (!end) return doc;
    return { ...doc, phase: 'over', paused: false, offer: null, orders: {}, end: { ...end, replay: match.row.id } };
  }

  #clockFor(doc: TableDoc, match: LiveMatch | null, now: number, change: Change): ClockState {
    const wanted = match && doc.phase === 'playing' ? this.game.rules.clock(match.state) : null;
    const next = clockAfter(this.#clock, wanted, doc.pace, !doc.paused, now);
    if (next.key !== this.#clock.key) return next;
    if (change.holdOn) return heldOn(next);
    return change.timeUp ? rewound(next) : next;
  }

  async #write(change: Change, doc: TableDoc, match: LiveMatch | null, clock: ClockState, at: number): Promise<void> {
    const over = doc.phase === 'over' && this.#doc.phase === 'playing';
    const begun = match && match.row.id !== this.#match?.row.id;
    const write: TableWrite = {
      table: doc.id,
      epoch: this.#epoch,
      at,
      phase: doc.phase,
      ...((change.doc || over) && { doc: JSON.stringify(doc) }),
      ...(clock !== this.#clock && { clock: JSON.stringify(clock) }),
      ...(begun && { match: match.row }),
      ...(change.entry && match && { entry: { ...change.entry, match: match.row.id, n: match.entries, at } }),
      ...(over && match && { end: endOf(doc, match, at) }),
      ...(change.chat && { chat: change.chat }),
    };
    // Whether the last step was kept is not known: none may follow it.
    if (this.#lost) throw new Error(`Table ${doc.id} is lost.`);
    const stop = this.services.metrics.journalSeconds.startTimer();
    try {
      await this.services.journal.write(write);
    } catch (error) {
      this.lose(error);
      throw error;
    }
    stop();
  }
}

const promiseOf = ({ secret }: TableDoc) => ({ secret, commitment: commitTo(secret) });

function endOf(doc: TableDoc, match: LiveMatch, endedAt: number) {
  const { secret, nonces, end } = doc;
  return {
    match: match.row.id,
    endedAt,
    end: JSON.stringify(end),
    fairness: JSON.stringify({ commitment: commitTo(secret), secret, nonces }),
  };
}
