import { rearrange, watchHost } from './come-and-go.ts';
import type { Table } from './table.ts';
import { watchClock, watchOrders } from './timekeeping.ts';
import { watchUnderstudies } from './understudies.ts';

/** What follows from every step: who sees what, and which alarms are set. */
export function afterStep(table: Table): void {
  rearrange(table);
  watchClock(table);
  watchOrders(table);
  watchHost(table);
  watchUnderstudies(table);
}
