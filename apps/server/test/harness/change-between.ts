import type { Change } from '@ghostlight/protocol';
import { unpack } from 'msgpackr';
import { PackWriter } from '../../src/frames/pack-writer.ts';
import { PatchWriter } from '../../src/frames/patch-writer.ts';

const out = new PackWriter();
const patches = new PatchWriter(out);

/** What leads from one version to the next, as a viewer reads it who is alone at the table; null when nothing does. */
export function changeBetween<T extends object>(before: T, after: T, n: number): Change<T> | null {
  patches.clear();
  out.map(2);
  return patches.write(before, after, n) ? unpack(out.copy(0)) : null;
}
