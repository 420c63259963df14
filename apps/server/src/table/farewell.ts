import type { Answer, ChatLine } from '@ghostlight/protocol';
import { nameAt } from './doc.ts';
import { replayOf } from './replay-of.ts';
import { tell } from './say.ts';
import type { Table } from './table.ts';

/** When a match is over, its understudies say what they have to say of it. */
export async function farewell(table: Table): Promise<Answer> {
  const { doc, game, services } = table;
  const afterwords = game.understudy?.afterwords;
  const row = afterwords && doc.match !== null ? await services.journal.replay(doc.match) : null;
  if (!afterwords || !row) return { ok: true };
  const replay = replayOf(row);
  for (const { seat, understudy } of doc.chairs) {
    if (!understudy) continue;
    for (const text of afterwords(replay, seat, (other) => nameAt(doc, other))) await speak(table, seat, text);
  }
  return { ok: true };
}

const speak = (table: Table, seat: string, text: string): Promise<void> =>
  table.queue.run(async () => {
    if (table.closed) return;
    const n = (table.chat.at(-1)?.n ?? 0) + 1;
    const line: ChatLine = {
      n,
      at: Date.now(),
      channel: 'table',
      person: '',
      name: nameAt(table.doc, seat),
      seat,
      text,
    };
    await tell(table, line);
  });
