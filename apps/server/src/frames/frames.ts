import type { Frame, TableFacts } from '@ghostlight/protocol';
import { type Told, toldTo } from '@ghostlight/rules-kit';
import { frameBytes, HEAD } from './frame-bytes.ts';
import type { Line } from './line.ts';
import { PackWriter } from './pack-writer.ts';
import { PatchWriter } from './patch-writer.ts';

/** What frames are made of. */
export interface Shown {
  facts(): TableFacts;
  /** The game as this viewer sees it; null when there is none on the table. */
  view(viewer: string): object | null;
  told(): readonly Told<unknown, string>[];
  orders(viewer: string): unknown;
}

/** All lines that are shown the same: one view, one number, one packing. */
interface Audience {
  readonly lines: Set<Line>;
  n: number;
  view: object | null;
  orders: unknown;
}

const out = new PackWriter();
const patches = new PatchWriter(out);

/** A frame of so many parts, of which the table may be the first. */
function begin(table: Uint8Array | null, parts: number): void {
  out.raw(HEAD);
  out.map(table ? parts : parts - 1);
  if (table) out.raw(table);
}

/** Tells every line what changed for its viewer, and nothing else. */
export class Frames {
  readonly #shown: Shown;
  readonly #audiences = new Map<string, Audience>();
  #facts: TableFacts;
  #n = 0;

  constructor(shown: Shown) {
    this.#shown = shown;
    this.#facts = shown.facts();
  }

  /** Shows this line what the viewer sees, whole. */
  show(line: Line, viewer: string): void {
    this.drop(line);
    line.viewer = viewer;
    let audience = this.#audiences.get(viewer);
    if (!audience) {
      audience = { lines: new Set(), n: 0, view: this.#shown.view(viewer), orders: this.#shown.orders(viewer) };
      this.#audiences.set(viewer, audience);
    }
    audience.lines.add(line);
    this.whole(line);
  }

  /** The game as this viewer was last shown it, if anyone is shown it. */
  view(viewer: string): object | null {
    return this.#audiences.get(viewer)?.view ?? null;
  }

  drop(line: Line): void {
    const audience = this.#audiences.get(line.viewer);
    audience?.lines.delete(line);
    if (audience?.lines.size === 0) this.#audiences.delete(line.viewer);
  }

  /** Everything this line may know, from the beginning. */
  whole(line: Line): void {
    const audience = this.#audiences.get(line.viewer);
    if (!audience) return;
    const { n, view } = audience;
    const frame: Frame = {
      you: { person: line.person, viewer: line.viewer },
      now: Date.now(),
      table: { n: this.#n, whole: this.#facts },
      game: view && { n, whole: view, told: [], ...this.#from(line.viewer) },
    };
    line.send(frameBytes(frame));
  }

  /** After a change: `told` is what came with it; `fresh` when another match (or none) is on the table. */
  publish(told: readonly Told<unknown, string>[], fresh: boolean): void {
    patches.clear();
    const table = this.#tableChange();
    for (const [viewer, audience] of this.#audiences) {
      const start = out.at;
      begin(table, 2);
      if (fresh) this.#writeRenewed(viewer, audience);
      else if (!this.#writeChanged(viewer, audience, told)) {
        out.back(start);
        if (!table) continue;
        begin(table, 1);
      }
      const bytes = out.copy(start);
      for (const line of audience.lines) line.send(bytes);
    }
  }

  /** What everybody is told of the table, packed once for all. */
  #tableChange(): Uint8Array | null {
    const [before, after] = [this.#facts, this.#shown.facts()];
    if (before === after) return null;
    this.#facts = after;
    const start = out.at;
    out.string('table');
    out.map(2);
    if (!patches.write(before, after, this.#n + 1)) return null;
    this.#n++;
    return out.copy(start);
  }

  #writeRenewed(viewer: string, audience: Audience): void {
    const view = this.#shown.view(viewer);
    audience.view = view;
    audience.orders = this.#shown.orders(viewer);
    out.string('game');
    out.value(view && { n: ++audience.n, whole: view, told: [], ...this.#from(viewer) });
  }

  /** Nothing, and false, for a viewer for whom nothing changed. */
  #writeChanged(viewer: string, audience: Audience, told: readonly Told<unknown, string>[]): boolean {
    const view = this.#shown.view(viewer);
    if (!view || !audience.view) return false;
    const mine = toldTo(told, viewer);
    const orders = this.#shown.orders(viewer);
    const ordered = orders !== audience.orders;
    const n = audience.n + 1;
    out.string('game');
    out.map(ordered ? 4 : 3);
    if (!patches.write(audience.view, view, n)) {
      if (mine.length === 0 && !ordered) return false;
      patches.writeNone(n);
    }
    out.string('told');
    out.value(mine);
    if (ordered) {
      out.string('orders');
      out.value(orders);
    }
    audience.n = n;
    audience.view = view;
    audience.orders = orders;
    return true;
  }

  #from(viewer: string): { readonly log: unknown[]; readonly match: number; readonly orders: unknown } {
    return {
      log: toldTo(this.#shown.told(), viewer),
      match: this.#facts.match,
      orders: this.#shown.orders(viewer),
    };
  }
}
