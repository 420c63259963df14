import type { TableLoaded } from '../journal/journal.ts';
import { type ClockState, NO_CLOCK, stoppedAt } from './clock.ts';
import type { TableDoc } from './doc.ts';
import { type LiveMatch, replayed } from './live-match.ts';
import type { Services } from './services.ts';
import { type Around, Table } from './table.ts';

/** Takes a table over from the journal, as it was when its last server was known to live. Null when there is none. */
export async function loadTable(services: Services, id: string, around: Around): Promise<Table | null> {
  const loaded = await services.journal.open(id, services.owner, Date.now());
  if (!loaded) return null;
  try {
    return await tableOf(services, id, loaded, around);
  } catch (error) {
    await services.journal.release(id, loaded.epoch, Date.now());
    throw error;
  }
}

async function tableOf(services: Services, id: string, loaded: TableLoaded, around: Around): Promise<Table> {
  const kept = JSON.parse(loaded.doc) as Omit<TableDoc, 'fouls'> & Partial<TableDoc>;
  // Tables kept before foul calls have none.
  const doc: TableDoc = { ...kept, fouls: kept.fouls ?? [] };
  const game = services.games.get(doc.game);
  if (!game) throw new Error(`Table ${id} plays ${doc.game}, which this server does not have.`);
  const clock = loaded.clock === null ? NO_CLOCK : stoppedAt(JSON.parse(loaded.clock) as ClockState, loaded.aliveAt);
  const parts = { services, game, clock, chat: loaded.chat, epoch: loaded.epoch, around };
  const match = doc.match === null ? null : tryReplay(services, doc, loaded);
  if (match !== 'changed') return new Table({ ...parts, doc, match });
  const closed = new Table({ ...parts, doc: overtaken(doc), match: null });
  await closed.queue.run(() => closed.commit({ doc: overtaken(doc) }));
  return closed;
}

/** A match made with other rules cannot go on. */
function tryReplay(services: Services, doc: TableDoc, { match, entries }: TableLoaded): LiveMatch | null | 'changed' {
  const rules = services.games.get(doc.game)?.rules;
  if (!match || !rules) return null;
  if (match.version !== rules.version) return 'changed';
  try {
    return replayed(rules, match, entries);
  } catch (error) {
    services.log.error({ table: doc.id, match: match.id, err: error }, 'a match could not be replayed');
    return 'changed';
  }
}

const overtaken = (doc: TableDoc): TableDoc => ({
  ...doc,
  phase: 'over',
  paused: false,
  offer: null,
  orders: {},
  end: doc.end ?? { by: 'rules-changed', seat: null, outcome: null, replay: doc.match ?? '' },
});
