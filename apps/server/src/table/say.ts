import type { Answer, ChatLine } from '@ghostlight/protocol';
import { Chat, Point } from '@ghostlight/protocol/messages';
import type { Line } from '../frames/line.ts';
import { packed } from '../frames/packed.ts';
import { refused } from './answers.ts';
import { personOf, seatOf } from './doc.ts';
import type { Table } from './table.ts';
import { mayPoint, mayRead, maySay } from './talk.ts';

/** A line of talk: kept first, then told to those who may read it. */
export async function say(table: Table, line: Line, body: unknown): Promise<Answer> {
  const parse = Chat.safeParse(body);
  if (!parse.success) return refused('bad-chat', parse.error.issues[0]?.message ?? 'This could not be read.');
  if (line.watching) return refused('watching', 'This screen only shows the table.');
  return table.queue.run(async () => {
    const { doc } = table;
    const { channel, text } = parse.data;
    const may = maySay(doc, table.game, table.match?.state, line.person, channel);
    if (!may.ok) return refused(may.error.code, may.error.message);
    const said: ChatLine = {
      n: (table.chat.at(-1)?.n ?? 0) + 1,
      at: Date.now(),
      channel,
      person: line.person,
      name: personOf(doc, line.person)?.name ?? '',
      seat: seatOf(doc, line.person),
      text,
    };
    await tell(table, said);
    return { ok: true };
  });
}

/** Only from within the queue. */
export async function tell(table: Table, said: ChatLine): Promise<void> {
  await table.commit({ chat: said });
  const bytes = packed('chat', { lines: [said] });
  for (const line of table.lines) if (mayRead(table.doc, line.person, said.channel)) line.send(bytes);
}

/** Shows a spot of a card to everybody, now; nothing of it is kept. */
export function point(table: Table, line: Line, body: unknown): Answer {
  const parse = Point.safeParse(body);
  if (!parse.success) return refused('bad-point', 'This could not be read.');
  if (line.watching) return refused('watching', 'This screen only shows the table.');
  const may = mayPoint(table.doc, table.game, table.match?.state, line.person);
  if (!may.ok) return refused(may.error.code, may.error.message);
  const bytes = packed('point', { seat: may.value, ...parse.data });
  for (const other of table.lines) other.send(bytes);
  return { ok: true };
}

/** What was said before this line came, as far as its person may read it. */
export function tail(table: Table, line: Line): void {
  const lines = table.chat.filter(({ channel }) => mayRead(table.doc, line.person, channel));
  line.send(packed('chat', { lines }));
}
