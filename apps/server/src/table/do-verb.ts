import type { Answer } from '@ghostlight/protocol';
import { Verb } from '@ghostlight/protocol/messages';
import { seedFrom } from '@ghostlight/rules-kit';
import type { Line } from '../frames/line.ts';
import { refused } from './answers.ts';
import { clockFacts } from './clock.ts';
import { nameAt, personOf, type TableDoc } from './doc.ts';
import { dealt, type LiveMatch } from './live-match.ts';
import type { Table } from './table.ts';
import { newId } from './tokens.ts';
import { doVerb } from './verbs/index.ts';

/** Something done at the table rather than in the game. */
export async function verb(table: Table, line: Line, body: unknown): Promise<Answer> {
  const parse = Verb.safeParse(body);
  if (!parse.success) return refused('bad-verb', parse.error.issues[0]?.message ?? 'This could not be read.');
  if (line.watching) return refused('watching', 'This screen only shows the table.');
  return table.queue.run(() => inTurn(table, line.person, parse.data));
}

async function inTurn(table: Table, person: string, wanted: Verb): Promise<Answer> {
  const { doc, game, match, presence } = table;
  const me = personOf(doc, person);
  if (!me || me.kicked) return refused('no-such-person', 'You are not at this table any more.');
  const result = doVerb(
    { doc, game, state: match?.state, me, presence, now: Date.now(), timer: clockFacts(table.clock) },
    wanted,
  );
  if (!result.ok) return refused(result.error.code, result.error.message);
  const { end, start, holdOn } = result.value;
  if (start) await table.commit(begun(table, result.value.doc));
  else {
    const entry = { kind: 'verb', by: person, actId: null, body: JSON.stringify(wanted) } as const;
    await table.commit({
      doc: result.value.doc,
      ...(result.value.doc.phase === 'lobby' && { match: null }),
      ...(end && { end }),
      ...(holdOn && { holdOn }),
      ...(doc.phase === 'playing' && match && { entry }),
    });
  }
  return { ok: true };
}

/** The deal: its seed comes from the promised secret and everybody's nonce. */
function begun({ game }: Table, doc: TableDoc): { readonly doc: TableDoc; readonly match: LiveMatch } {
  const nonces = Object.fromEntries(doc.chairs.flatMap(({ seat, nonce }) => (nonce === null ? [] : [[seat, nonce]])));
  const match = dealt(game.rules, {
    id: newId(),
    rules: game.rules.id,
    version: game.rules.version,
    options: JSON.stringify(doc.options),
    players: doc.players,
    seed: seedFrom(doc.secret, nonces),
    seats: JSON.stringify(doc.chairs.map((chair) => ({ seat: chair.seat, name: nameAt(doc, chair.seat) }))),
    startedAt: Date.now(),
  });
  const held = Object.fromEntries(doc.chairs.flatMap(({ seat, person }) => (person === null ? [] : [[person, seat]])));
  const chairs = doc.chairs.map((chair) => ({ ...chair, nonce: null }));
  return { match, doc: { ...doc, phase: 'playing', match: match.row.id, chairs, nonces, held, swaps: [] } };
}
