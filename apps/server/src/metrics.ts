import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

import { chairOf } from './table/doc.ts';
import type { Table } from './table/table.ts';

export type Metrics = ReturnType<typeof newMetrics>;

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What `GET /metrics` shows of these open tables. */
export function newMetrics(tables: ReadonlyMap<string, Table>) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    tables: new Gauge({
      name: 'ghostlight_tables',
      help: 'Open tables.',
      labelNames: ['game', 'phase'],
      registers,
      collect() {
        this.reset();
        for (const { doc } of tables.values()) this.inc({ game: doc.game, phase: doc.phase });
      },
    }),
    people: new Gauge({
      name: 'ghostlight_people',
      help: 'People present, by whether they hold a seat.',
      labelNames: ['role'],
      registers,
      collect() {
        this.reset();
        for (const role of ['player', 'watcher']) this.set({ role }, 0);
        for (const { doc, presence } of tables.values())
          for (const { id } of doc.people)
            if (presence.online(id)) this.inc({ role: chairOf(doc, id) ? 'player' : 'watcher' });
      },
    }),
    lines: new Gauge({
      name: 'ghostlight_connections',
      help: 'Connections to tables.',
      registers,
      collect() {
        this.set([...tables.values()].reduce((sum, table) => sum + table.lines.size, 0));
      },
    }),
    acts: new Counter({
      name: 'ghostlight_acts_total',
      help: 'Acts that were played.',
      labelNames: ['game'],
      registers,
    }),
    refused: new Counter({
      name: 'ghostlight_refused_total',
      help: 'Requests that were refused, by code.',
      labelNames: ['ask', 'code'],
      registers,
    }),
    actSeconds: new Histogram({
      name: 'ghostlight_act_seconds',
      help: 'From an act received to its frames sent.',
      buckets: SECONDS,
      registers,
    }),
    journalSeconds: new Histogram({
      name: 'ghostlight_journal_seconds',
      help: 'From a write asked for to it being durable.',
      buckets: SECONDS,
      registers,
    }),
    floods: new Counter({ name: 'ghostlight_floods_total', help: 'Lines slowed or cut for flooding.', registers }),
  };
}
