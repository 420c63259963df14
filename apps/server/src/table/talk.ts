import { type Channel, type ChatLine, LIMITS } from '@ghostlight/protocol';
import { type Result, type RuleError, refuse } from '@ghostlight/rules-kit';
import type { Game } from '../games.ts';
import { personOf, seatOf, type TableDoc } from './doc.ts';

const OK = { ok: true, value: undefined } as const;

/** Whether this person may speak on this channel now. */
export function maySay(
  doc: TableDoc,
  { rules }: Game,
  state: unknown,
  person: string,
  channel: Channel,
): Result<void, RuleError> {
  const seat = seatOf(doc, person);
  if (personOf(doc, person)?.muted) return refuse('muted', 'The host has asked you to be silent.');
  if (channel === 'parlour') return seat === null ? OK : refuse('not-watching', 'The parlour is for those who watch.');
  if (doc.phase !== 'playing') return OK;
  if (seat === null) return refuse('watching', 'Those who watch talk in the parlour while a game is on.');
  return rules.maySpeak(state, seat, 'chat')
    ? OK
    : refuse('silent', 'You may not speak now: the game asks for silence.');
}

/** Whether this person may point at something now. */
export function mayPoint(doc: TableDoc, { rules }: Game, state: unknown, person: string): Result<string, RuleError> {
  const seat = seatOf(doc, person);
  if (doc.phase !== 'playing' || seat === null) return refuse('no-seat', 'Only those who play can point.');
  if (personOf(doc, person)?.muted) return refuse('muted', 'The host has asked you to be silent.');
  return rules.maySpeak(state, seat, 'point')
    ? { ok: true, value: seat }
    : refuse('silent', 'You may not point now: the game asks for silence.');
}

/** Watchers' talk never reaches a seat. */
export const mayRead = (doc: TableDoc, person: string, channel: Channel): boolean =>
  channel === 'table' || seatOf(doc, person) === null;

/** The last of the talk, with one line more. */
export const withLine = (chat: readonly ChatLine[], line: ChatLine): readonly ChatLine[] =>
  [...chat, line].slice(-LIMITS.chatKept);
