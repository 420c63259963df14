import type { Frame, GameChange, TableFacts } from '@ghostlight/protocol';
import { changeBetween } from '@ghostlight/protocol/changes';
import { type Told, toldTo } from '@ghostlight/rules-kit';
import { changedFacts } from './changed-facts.ts';
import type { Line } from './line.ts';
import { packed } from './packed.ts';

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
    line.send(packed('frame', frame));
  }

  /** After a change: `told` is what came with it; `fresh` when another match (or none) is on the table. */
  publish(told: readonly Told<unknown, string>[], fresh: boolean): void {
    const facts = this.#shown.facts();
    const table = changedFacts(this.#facts, facts, this.#n + 1);
    this.#facts = facts;
    if (table) this.#n++;
    for (const [viewer, audience] of this.#audiences) {
      const game = fresh ? this.#renewed(viewer, audience) : this.#changed(viewer, audience, told);
      if (!table && game === undefined) continue;
      const frame: Frame = { ...(table && { table }), ...(game !== undefined && { game }) };
      const bytes = packed('frame', frame);
      for (const line of audience.lines) line.send(bytes);
    }
  }

  #renewed(viewer: string, audience: Audience): GameChange | null {
    audience.view = this.#shown.view(viewer);
    audience.orders = this.#shown.orders(viewer);
    if (!audience.view) return null;
    return { n: ++audience.n, whole: audience.view, told: [], ...this.#from(viewer) };
  }

  #changed(viewer: string, audience: Audience, told: readonly Told<unknown, string>[]): GameChange | undefined {
    const view = this.#shown.view(viewer);
    if (!view || !audience.view) return undefined;
    const mine = toldTo(told, viewer);
    const change = changeBetween(audience.view, view, audience.n + 1);
    const orders = this.#shown.orders(viewer);
    const ordered = orders !== audience.orders;
    if (!change && mine.length === 0 && !ordered) return undefined;
    audience.n++;
    audience.view = view;
    audience.orders = orders;
    return { ...(change ?? { n: audience.n, patch: [] }), told: mine, ...(ordered && { orders }) };
  }

  #from(viewer: string): { readonly log: unknown[]; readonly match: number; readonly orders: unknown } {
    return {
      log: toldTo(this.#shown.told(), viewer),
      match: this.#facts.match,
      orders: this.#shown.orders(viewer),
    };
  }
}
