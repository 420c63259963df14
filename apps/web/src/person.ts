import { newKey } from '@ghostlight/protocol';
import { remembered } from './remembered.ts';

const kept = remembered<string>('key', '');

/** Who this browser is at every table: made at the first visit, shown to nobody, never in an address. */
export function personKey(): string {
  if (kept.get() === '') kept.set(newKey());
  return kept.get();
}

const known = remembered<readonly string[]>('tables', []);
const MOST = 50;

/** Tables this browser has been let into: coming back asks nothing again. */
export const hasBeenAt = (table: string): boolean => known.get().includes(table);

export const rememberTables = (...tables: readonly string[]): void =>
  known.set([...tables, ...known.get().filter((each) => !tables.includes(each))].slice(0, MOST));

export const forgetTables = (...tables: readonly string[]): void =>
  known.set(known.get().filter((each) => !tables.includes(each)));
