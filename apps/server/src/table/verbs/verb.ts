import type { ClockFacts, EndFacts, Verb } from '@ghostlight/protocol';
import { type Result, type RuleError, refuse } from '@ghostlight/rules-kit';
import type { Game } from '../../games.ts';
import { type Person, personOf, seatOf, type TableDoc } from '../doc.ts';
import type { Presence } from '../presence.ts';

/** What a verb may look at. */
export interface VerbContext {
  readonly doc: TableDoc;
  readonly game: Game;
  /** The state of the running match. */
  readonly state: unknown;
  readonly me: Person;
  readonly presence: Presence;
  readonly now: number;
  /** What the running timer times, and whether somebody has said "hold on" to it. */
  readonly timer: Pick<ClockFacts, 'key' | 'held'> | null;
}

/** What a verb does: the next document, and what the table must do beside. */
export interface VerbStep {
  readonly doc: TableDoc;
  readonly start?: true;
  readonly holdOn?: true;
  readonly end?: Pick<EndFacts, 'by' | 'seat' | 'outcome'>;
}

export type VerbResult = Result<VerbStep, RuleError>;
export type VerbOf<T extends Verb['type']> = Extract<Verb, { type: T }>;
export type Doer<T extends Verb['type']> = (context: VerbContext, verb: VerbOf<T>) => VerbResult;

export const done = (doc: TableDoc, more: Omit<VerbStep, 'doc'> = {}): VerbResult => ({
  ok: true,
  value: { doc, ...more },
});

/** Only the host may. */
export const byHost =
  <T extends Verb['type']>(doer: Doer<T>): Doer<T> =>
  (context, verb) =>
    context.doc.host === context.me.id ? doer(context, verb) : refuse('not-host', hostOnly(context.doc));

/** Only before the game. */
export const inLobby =
  <T extends Verb['type']>(doer: Doer<T>): Doer<T> =>
  (context, verb) =>
    context.doc.phase === 'lobby'
      ? doer(context, verb)
      : refuse('not-in-lobby', 'That can only be changed before the game begins.');

/** Only while a match is played. */
export const inPlay =
  <T extends Verb['type']>(doer: Doer<T>): Doer<T> =>
  (context, verb) =>
    context.doc.phase === 'playing' ? doer(context, verb) : refuse('not-playing', 'There is no game running.');

/** Only for those who sit: hands over their seat. */
export const bySeat =
  <T extends Verb['type']>(doer: (context: VerbContext, verb: VerbOf<T>, seat: string) => VerbResult): Doer<T> =>
  (context, verb) => {
    const seat = seatOf(context.doc, context.me.id);
    return seat === null ? refuse('no-seat', 'Take a seat first.') : doer(context, verb, seat);
  };

/** Whether this seat may give a sign outside the game: a mute one may not, not even by a pause or an offer. */
export const maySign = ({ doc, game, state }: VerbContext, seat: string | null): boolean =>
  doc.phase !== 'playing' || seat === null || game.rules.maySpeak(state, seat, 'chat');

const hostOnly = (doc: TableDoc): string =>
  `Only the host may do that${doc.host ? `: ask ${personOf(doc, doc.host)?.name ?? 'them'}` : ''}.`;
