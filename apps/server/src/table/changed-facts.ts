import type { Change, TableFacts } from '@ghostlight/protocol';
import { changeBetween } from '@ghostlight/protocol/changes';

/** Facts are replaced, never changed in place, so only the parts that are other objects need a closer look. */
export function changedFacts(before: TableFacts, after: TableFacts, n: number): Change | null {
  if (before === after) return null;
  const [old, now]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
  for (const key of Object.keys(after) as (keyof TableFacts)[]) {
    if (before[key] === after[key]) continue;
    old[key] = before[key];
    now[key] = after[key];
  }
  const change = changeBetween(old, now, n);
  // What is whole here is only the changed parts of the whole.
  return change && 'whole' in change ? { n, whole: after } : change;
}
