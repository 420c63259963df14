import type { Operation } from 'fast-json-patch';
import type { Change } from './frames.ts';
import { packedSize } from './packed-size.ts';

/**
 * What leads from one version to the next; null when nothing does. Both are plain JSON and never changed in place, so
 * that what is the same object is the same. Where several operations would be longer than the branch that they change,
 * the branch is replaced; where the patch would be longer than the document, the document is sent.
 *
 * Every act makes one for each viewer: paths are written only for what differs, and nothing is copied.
 */
export function changeBetween<T extends object>(before: T, after: T, n: number): Change<T> | null {
  const patch: Operation[] = [];
  const size = compare(before as Json, after as Json, [], patch);
  if (patch.length === 0) return null;
  if (packedSize(after, size) <= size) return { n, whole: after };
  return { n, patch };
}

type Json = { readonly [key: string]: unknown } | readonly unknown[];
type Place = (string | number)[];

/** What an operation weighs beside its path and value. */
const OPERATION = 24;

const isBranch = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Adds what differs below this place, and answers about how long that is. */
function compare(before: Json, after: Json, place: Place, patch: Operation[]): number {
  return Array.isArray(before)
    ? compareLists(before, after as readonly unknown[], place, patch)
    : compareRecords(before as Record<string, unknown>, after as Record<string, unknown>, place, patch);
}

/** Ends of lists are removed from the back and added in order, so that every path is right when its turn comes. */
function compareLists(old: readonly unknown[], now: readonly unknown[], place: Place, patch: Operation[]): number {
  const both = Math.min(old.length, now.length);
  let size = 0;
  for (let at = old.length - 1; at >= both; at--) size += remove(at, place, patch);
  for (let at = 0; at < both; at++) if (old[at] !== now[at]) size += differ(old[at], now[at], at, place, patch);
  for (let at = both; at < now.length; at++) size += put('add', at, now[at], place, patch);
  return size;
}

function compareRecords(
  old: Record<string, unknown>,
  now: Record<string, unknown>,
  place: Place,
  patch: Operation[],
): number {
  let size = 0;
  let inBoth = 0;
  for (const key in old) {
    const was = old[key];
    const is = now[key];
    if (is === undefined) size += remove(key, place, patch);
    else {
      inBoth++;
      if (was !== is) size += differ(was, is, key, place, patch);
    }
  }
  if (Object.keys(now).length === inBoth) return size;
  for (const key in now) if (old[key] === undefined) size += put('add', key, now[key], place, patch);
  return size;
}

function differ(was: unknown, is: unknown, key: string | number, place: Place, patch: Operation[]): number {
  if (!isBranch(was) || !isBranch(is) || Array.isArray(was) !== Array.isArray(is))
    return put('replace', key, is, place, patch);
  const start = patch.length;
  place.push(key);
  const size = compare(was, is, place, patch);
  place.pop();
  if (patch.length - start < 2 || OPERATION + packedSize(is, size) > size) return size;
  patch.length = start;
  return put('replace', key, is, place, patch);
}

function put(op: 'add' | 'replace', key: string | number, value: unknown, place: Place, patch: Operation[]): number {
  const path = pathOf(place, key);
  patch.push({ op, path, value });
  return OPERATION + path.length + packedSize(value);
}

function remove(key: string | number, place: Place, patch: Operation[]): number {
  const path = pathOf(place, key);
  patch.push({ op: 'remove', path });
  return OPERATION + path.length;
}

function pathOf(place: Place, key: string | number): string {
  let path = '';
  for (const one of place) path += `/${escaped(one)}`;
  return `${path}/${escaped(key)}`;
}

const escaped = (key: string | number): string | number =>
  typeof key === 'string' && (key.includes('~') || key.includes('/'))
    ? key.replaceAll('~', '~0').replaceAll('/', '~1')
    : key;
