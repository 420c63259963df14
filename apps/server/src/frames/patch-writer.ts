import type { PackWriter } from './pack-writer.ts';

type Json = { readonly [key: string]: unknown } | readonly unknown[];

/** So few operations are hardly longer than the document that they change: not worth weighing. */
const FEW = 12;
/** Branches further down are not worth remembering for the next viewer. */
const SHARED_DEPTH = 2;

const operation = (op: string, parts: number): Uint8Array =>
  Buffer.concat([
    Buffer.from([0x80 | parts, 0xa2]),
    Buffer.from('op'),
    Buffer.from([0xa0 | op.length]),
    Buffer.from(op),
    Buffer.from([0xa4]),
    Buffer.from('path'),
  ]);
const ADD = operation('add', 3);
const REPLACE = operation('replace', 3);
const REMOVE = operation('remove', 2);

/** Where a branch's operations were written for an earlier viewer. */
interface Written {
  readonly was: unknown;
  readonly is: unknown;
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly operations: number;
}

const isBranch = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/**
 * Writes what leads from one version of a document to the next. Both are plain JSON and never changed in place, so that
 * what is the same object is the same. Where several operations are longer than the branch that they change, the branch
 * is replaced; where many operations are longer than the document, the document is written.
 */
export class PatchWriter {
  readonly #out: PackWriter;
  #operations = 0;
  /** In how many of its own parts the branch differs that was compared last. */
  #parts = 0;
  #path = '';
  #depth = 0;
  readonly #written: Written[] = [];

  constructor(out: PackWriter) {
    this.#out = out;
  }

  /** Begins anew: from here on, what several viewers see change in the same way is worked out once. */
  clear(): void {
    this.#out.back(0);
    this.#written.length = 0;
    this.#path = '';
    this.#depth = 0;
  }

  /** Writes the parts `n` and `patch` (or `whole`) of a change; nothing, and false, when nothing differs. */
  write(before: object, after: object, n: number): boolean {
    const out = this.#out;
    const start = out.at;
    out.string('n');
    out.value(n);
    const body = out.at;
    out.string('patch');
    const list = out.at;
    out.listToCome();
    const remembered = this.#written.length;
    this.#operations = 0;
    this.#compare(before as Json, after as Json);
    if (this.#operations === 0) {
      out.back(start);
      return false;
    }
    let moved = out.listCame(list, this.#operations);
    if (this.#operations > FEW) {
      const end = out.at;
      out.string('whole');
      moved = this.#shorter(body, end, after) || moved;
    }
    if (moved) this.#written.length = remembered;
    return true;
  }

  /** Writes the same parts for a viewer who sees no change. */
  writeNone(n: number): void {
    this.#out.string('n');
    this.#out.value(n);
    this.#out.string('patch');
    this.#out.list(0);
  }

  #compare(before: Json, after: Json): void {
    if (Array.isArray(before)) this.#compareLists(before, after as readonly unknown[]);
    else this.#compareRecords(before as Record<string, unknown>, after as Record<string, unknown>);
  }

  /** Ends of lists are removed from the back and added in order, so that every path is right when its turn comes. */
  #compareLists(old: readonly unknown[], now: readonly unknown[]): void {
    const both = Math.min(old.length, now.length);
    let parts = old.length + now.length - 2 * both;
    for (let at = old.length - 1; at >= both; at--) this.#begin(REMOVE, this.#pathTo(at));
    for (let at = 0; at < both; at++) {
      if (old[at] !== now[at] && this.#differ(old[at], now[at], at)) parts++;
    }
    for (let at = both; at < now.length; at++) this.#put(ADD, at, now[at]);
    this.#parts = parts;
  }

  #compareRecords(old: Record<string, unknown>, now: Record<string, unknown>): void {
    let [parts, inBoth] = [0, 0];
    for (const key in old) {
      const was = old[key];
      const is = now[key];
      if (is === undefined) {
        this.#begin(REMOVE, this.#pathTo(key));
        parts++;
        continue;
      }
      inBoth++;
      if (was !== is && this.#differ(was, is, key)) parts++;
    }
    if (Object.keys(now).length > inBoth) {
      for (const key in now) {
        if (old[key] !== undefined) continue;
        this.#put(ADD, key, now[key]);
        parts++;
      }
    }
    this.#parts = parts;
  }

  #differ(was: unknown, is: unknown, key: string | number): boolean {
    if (!isBranch(was) || !isBranch(is) || Array.isArray(was) !== Array.isArray(is)) {
      this.#put(REPLACE, key, is);
      return true;
    }
    const path = this.#path;
    const operations = this.#operations;
    this.#path = this.#pathTo(key);
    this.#depth++;
    const known = this.#depth <= SHARED_DEPTH ? this.#find(was, is) : undefined;
    if (known) {
      this.#out.again(known.start, known.end);
      this.#operations += known.operations;
    } else this.#branch(was, is);
    this.#depth--;
    this.#path = path;
    return this.#operations > operations;
  }

  #find(was: Json, is: Json): Written | undefined {
    for (const one of this.#written) if (one.is === is && one.was === was && one.path === this.#path) return one;
    return undefined;
  }

  #branch(was: Json, is: Json): void {
    const start = this.#out.at;
    const operations = this.#operations;
    const remembered = this.#written.length;
    this.#compare(was, is);
    // What was too long to replace in its one part that differs is longer still as a whole.
    if (this.#operations > operations && this.#parts > 1) {
      const [end, several] = [this.#out.at, this.#operations];
      this.#begin(REPLACE, this.#path);
      this.#out.string('value');
      const shorter = this.#shorter(start, end, is);
      if (shorter) this.#written.length = remembered;
      this.#operations = shorter ? operations + 1 : several;
    }
    if (this.#depth <= SHARED_DEPTH)
      this.#written.push({
        was,
        is,
        path: this.#path,
        start,
        end: this.#out.at,
        operations: this.#operations - operations,
      });
  }

  /** Writes the value and keeps what begins at `end` in the place of what begins at `start`, if that is no longer. */
  #shorter(start: number, end: number, value: unknown): boolean {
    const out = this.#out;
    out.value(value, end - start);
    const shorter = out.at - end <= end - start;
    if (shorter) out.move(end, start);
    else out.back(end);
    return shorter;
  }

  #put(kind: Uint8Array, key: string | number, value: unknown): void {
    this.#begin(kind, this.#pathTo(key));
    this.#out.string('value');
    this.#out.value(value);
  }

  #begin(kind: Uint8Array, path: string): void {
    this.#out.raw(kind);
    this.#out.string(path);
    this.#operations++;
  }

  #pathTo(key: string | number): string {
    return `${this.#path}/${escaped(key)}`;
  }
}

const escaped = (key: string | number): string | number =>
  typeof key === 'string' && (key.includes('~') || key.includes('/'))
    ? key.replaceAll('~', '~0').replaceAll('/', '~1')
    : key;
