import type { Answer } from '@ghostlight/protocol';
import { Act } from '@ghostlight/protocol/messages';
import { type Result, type RuleError, refuse } from '@ghostlight/rules-kit';
import type { Line } from '../frames/line.ts';
import { refused } from './answers.ts';
import { chairAt } from './doc.ts';
import { type LiveMatch, parsed, played } from './live-match.ts';
import type { Change, Table } from './table.ts';

/** One answer of a seat to the question it is asked: parsed, checked, played whole or not at all, kept, told. */
export async function act(table: Table, line: Line, body: unknown): Promise<Answer> {
  const parse = Act.safeParse(body);
  if (!parse.success) return refused('bad-act', 'This act could not be read.');
  return table.queue.run(() => byHand(table, line, parse.data));
}

async function byHand(table: Table, line: Line, wanted: Act): Promise<Answer> {
  if (line.watching) return refused('watching', 'You are watching: only those who sit can play.');
  const chair = chairAt(table.doc, wanted.seat);
  if (chair?.person !== line.person) return refused('not-your-seat', 'That seat is not yours.');
  if (chair.understudy) return refused('lent', 'An understudy plays for you: take your seat back first.');
  return perform(table, wanted);
}

/** Plays an act of whoever plays there, a person or an understudy. Only from within the queue. */
export async function perform(table: Table, wanted: Act): Promise<Answer> {
  const { doc, match } = table;
  const { id, seat } = wanted;
  if (!match) return refused('not-playing', 'There is no game running.');
  // Only the seat's own acts come this far: nobody can use up another's ids.
  const before = match.answers.of(seat, id);
  if (before) return before;
  const change = judged(table, match, wanted);
  if (!change.ok) return match.answers.refused(seat, id, refused(change.error.code, change.error.message));
  await table.commit(change.value);
  table.services.metrics.acts.inc({ game: doc.game });
  return match.answers.played(seat, id);
}

/** What the act changes, or the first reason why it may not. */
function judged(table: Table, match: LiveMatch, { id, seat, prompt, actions }: Act): Result<Change, RuleError> {
  const { doc, frames, game } = table;
  const { rules } = game;
  if (doc.phase !== 'playing') return refuse('over', 'The game is over.');
  if (doc.paused) return refuse('paused', 'The game is paused.');
  if (rules.prompt(frames.view(seat) ?? rules.view(match.state, seat)) !== prompt)
    return refuse('stale', 'That question is no longer open: look again.');
  const known = parsed(rules, seat, actions);
  if (!known.ok) return known;
  const result = played(rules, match.state, known.value);
  if (!result.ok) return result;
  const { state, events } = result.value;
  const entry = { kind: 'act', by: seat, actId: id, body: JSON.stringify(known.value) } as const;
  return { ok: true, value: { match: { ...match, state }, told: events, entry } };
}
