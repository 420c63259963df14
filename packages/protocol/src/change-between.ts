import fastJsonPatch from 'fast-json-patch';
import type { Change } from './frames.ts';

/**
 * What leads from one version to the next; null when nothing does. `after` must be plain JSON.
 * A patch as long as the document itself is sent as the document.
 */
export function changeBetween<T extends object>(before: T, after: T, n: number): Change<T> | null {
  const patch = fastJsonPatch.compare(before, after);
  if (patch.length === 0) return null;
  // Only patches of many operations can be longer than what they change.
  if (patch.length > FEW && JSON.stringify(patch).length >= JSON.stringify(after).length) return { n, whole: after };
  return { n, patch };
}

const FEW = 8;
