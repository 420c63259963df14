import type { Answer } from '@ghostlight/protocol';
import { Act } from '@ghostlight/protocol/messages';
import { refused } from './answers.ts';
import { chairAt } from './doc.ts';
import type { Line } from './line.ts';
import { actKey, parsed, played } from './live-match.ts';
import type { Table } from './table.ts';

/** One answer of a seat to the question it is asked: parsed, checked, played whole or not at all, kept, told. */
export async function act(table: Table, line: Line, body: unknown): Promise<Answer> {
  const parse = Act.safeParse(body);
  if (!parse.success) return refused('bad-act', 'This act could not be read.');
  return table.queue.run(() => inTurn(table, line, parse.data));
}

async function inTurn(table: Table, line: Line, { id, seat, prompt, actions }: Act): Promise<Answer> {
  const { doc, match } = table;
  const { rules } = table.game;
  if (line.watching) return refused('watching', 'You are watching: only those who sit can play.');
  if (chairAt(doc, seat)?.person !== line.person) return refused('not-your-seat', 'That seat is not yours.');
  if (!match) return refused('not-playing', 'There is no game running.');
  if (match.acts.has(actKey(seat, id))) return { ok: true };
  if (doc.phase !== 'playing') return refused('over', 'The game is over.');
  if (doc.paused) return refused('paused', 'The game is paused.');
  if (rules.prompt(table.frames.view(seat) ?? rules.view(match.state, seat)) !== prompt)
    return refused('stale', 'That question is no longer open: look again.');
  const known = parsed(rules, seat, actions);
  if (!known.ok) return refused(known.error.code, known.error.message);
  const result = played(rules, match.state, known.value);
  if (!result.ok) return refused(result.error.code, result.error.message);
  const { state, events } = result.value;
  await table.commit({
    match: { ...match, state },
    told: events,
    entry: { kind: 'act', by: seat, actId: id, body: JSON.stringify(known.value) },
  });
  match.acts.add(actKey(seat, id));
  table.services.metrics.acts.inc({ game: rules.id });
  return { ok: true };
}
