import type { Operation } from 'fast-json-patch';
import type { Change } from './frames.ts';
import { packedSize } from './packed-size.ts';

/**
 * What leads from one version to the next; null when nothing does. Both are plain JSON and never changed in place, so
 * that what is the same object is the same. Where several operations would be longer than the branch that they change,
 * the branch is replaced; where many operations would be longer than the document, the document is sent.
 *
 * Every act makes one for each viewer: paths are written only for what differs, and nothing is copied.
 */
export function changeBetween<T extends object>(before: T, after: T, n: number): Change<T> | null {
  const patch: Operation[] = [];
  const size = compare(before as Json, after as Json, { patch, place: [], parts: 0 });
  if (patch.length === 0) return null;
  if (patch.length > FEW && packedSize(after, size) <= size) return { n, whole: after };
  return { n, patch };
}

type Json = { readonly [key: string]: unknown } | readonly unknown[];

interface Draft {
  readonly patch: Operation[];
  readonly place: (string | number)[];
  /** In how many of its own parts the branch differs that was compared last. */
  parts: number;
}

/** What an operation weighs beside its path and value. */
const OPERATION = 24;
/** So few operations are hardly longer than the document that they change: not worth weighing. */
const FEW = 12;

const isBranch = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Adds what differs below this place, and answers about how long that is. */
function compare(before: Json, after: Json, draft: Draft): number {
  return Array.isArray(before)
    ? compareLists(before, after as readonly unknown[], draft)
    : compareRecords(before as Record<string, unknown>, after as Record<string, unknown>, draft);
}

/** Ends of lists are removed from the back and added in order, so that every path is right when its turn comes. */
function compareLists(old: readonly unknown[], now: readonly unknown[], draft: Draft): number {
  const both = Math.min(old.length, now.length);
  let parts = old.length + now.length - 2 * both;
  let size = 0;
  for (let at = old.length - 1; at >= both; at--) size += remove(at, draft);
  for (let at = 0; at < both; at++) {
    if (old[at] === now[at]) continue;
    const more = differ(old[at], now[at], at, draft);
    if (more > 0) parts++;
    size += more;
  }
  for (let at = both; at < now.length; at++) size += put('add', at, now[at], draft);
  draft.parts = parts;
  return size;
}

function compareRecords(old: Record<string, unknown>, now: Record<string, unknown>, draft: Draft): number {
  let [size, parts, inBoth] = [0, 0, 0];
  for (const key in old) {
    const was = old[key];
    const is = now[key];
    if (is !== undefined) inBoth++;
    if (was === is) continue;
    const more = is === undefined ? remove(key, draft) : differ(was, is, key, draft);
    if (more > 0) parts++;
    size += more;
  }
  if (Object.keys(now).length > inBoth) {
    for (const key in now) {
      if (old[key] !== undefined) continue;
      size += put('add', key, now[key], draft);
      parts++;
    }
  }
  draft.parts = parts;
  return size;
}

function differ(was: unknown, is: unknown, key: string | number, draft: Draft): number {
  if (!isBranch(was) || !isBranch(is) || Array.isArray(was) !== Array.isArray(is))
    return put('replace', key, is, draft);
  const { patch, place } = draft;
  const start = patch.length;
  place.push(key);
  const size = compare(was, is, draft);
  place.pop();
  // What was too long to replace in its one part that differs is longer still as a whole.
  if (draft.parts < 2 || OPERATION + packedSize(is, size) > size) return size;
  patch.length = start;
  return put('replace', key, is, draft);
}

function put(op: 'add' | 'replace', key: string | number, value: unknown, { patch, place }: Draft): number {
  const path = pathOf(place, key);
  patch.push({ op, path, value });
  return OPERATION + path.length + packedSize(value);
}

function remove(key: string | number, { patch, place }: Draft): number {
  const path = pathOf(place, key);
  patch.push({ op: 'remove', path });
  return OPERATION + path.length;
}

function pathOf(place: readonly (string | number)[], key: string | number): string {
  let path = '';
  for (const one of place) path += `/${escaped(one)}`;
  return `${path}/${escaped(key)}`;
}

const escaped = (key: string | number): string | number =>
  typeof key === 'string' && (key.includes('~') || key.includes('/'))
    ? key.replaceAll('~', '~0').replaceAll('/', '~1')
    : key;
