import { CLOSE, LIMITS, SPECTATOR } from '@ghostlight/protocol';
import type { Line } from '../frames/line.ts';
import { packed } from '../frames/packed.ts';
import { matters } from './admit.ts';
import { personOf, seatOf } from './doc.ts';
import { heirOf } from './heir.ts';
import { tail } from './say.ts';
import type { Table } from './table.ts';

/** A line opens: everyone sees its person arrive, and it is shown everything its viewer may know. */
export const come = (table: Table, line: Line): Promise<void> =>
  table.queue.run(async () => {
    table.presence.arrive(line.person);
    table.presenceChanged();
    table.lines.add(line);
    table.frames.show(line, viewerOf(table, line));
    tail(table, line);
    table.alarms.clear(hostAlarm(line.person));
  });

/** A line is gone. A seat waits; someone who held nothing is forgotten. */
export const go = (table: Table, line: Line): Promise<void> =>
  table.queue.run(async () => {
    table.lines.delete(line);
    table.frames.drop(line);
    table.presence.depart(line.person, Date.now());
    const person = personOf(table.doc, line.person);
    if (person && !table.presence.online(person.id) && !matters(table.doc, person))
      table.note({ ...table.doc, people: table.doc.people.filter((one) => one !== person) });
    if (!table.closed) table.presenceChanged();
  });

/** After each step: lines whose person changed seats see with other eyes, and those put out are shown the door. */
export function rearrange(table: Table): void {
  for (const line of [...table.lines]) {
    if (personOf(table.doc, line.person)?.kicked) {
      line.send(packed('bye', { reason: 'kicked', message: 'The host has asked you to leave this table.' }));
      line.wire.leave(CLOSE.kicked);
    } else if (viewerOf(table, line) !== line.viewer) {
      table.frames.show(line, viewerOf(table, line));
      tail(table, line);
    }
  }
}

/** A host who stays away hands the table on to someone who is here. */
export function watchHost(table: Table): void {
  const { host } = table.doc;
  if (host === null || table.presence.online(host) || table.alarms.has(hostAlarm(host))) return;
  const since = table.presence.awaySince(host) ?? Date.now();
  table.alarms.set(hostAlarm(host), since + LIMITS.seatGrace * 1000, () => {
    void table.queue.run(async () => {
      const heir = heirOf(table.doc, table.presence);
      if (table.doc.host !== host || table.presence.online(host) || heir === null || table.closed) return;
      await table.commit({ doc: { ...table.doc, host: heir } });
    });
  });
}

const hostAlarm = (host: string): string => `host ${host}`;

const viewerOf = (table: Table, line: Line): string =>
  (line.watching ? null : seatOf(table.doc, line.person)) ?? SPECTATOR;
