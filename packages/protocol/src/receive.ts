import { apply, type Patches } from 'mutative';
import type { TableFacts } from './facts.ts';
import type { Change, Frame, You } from './frames.ts';

/** The game as this client knows it. */
export interface GameShown<View, Event> {
  readonly n: number;
  readonly match: number;
  readonly view: View;
  /** Everything this viewer was told in this match. */
  readonly log: readonly Event[];
  readonly orders: unknown;
}

/** All that this client knows of its table: made from frames alone, never changed in place. */
export interface Shown<View = unknown, Event = unknown> {
  readonly you: You | null;
  readonly table: { readonly n: number; readonly facts: TableFacts } | null;
  readonly game: GameShown<View, Event> | null;
  /** The server's clock less ours, in milliseconds. */
  readonly ahead: number;
}

export const NOTHING_SHOWN: Shown<never, never> = { you: null, table: null, game: null, ahead: 0 };

export interface Received<View, Event> {
  readonly shown: Shown<View, Event>;
  /** What this frame tells that is new: for animations and sounds. Empty when (re)joining. */
  readonly told: readonly Event[];
  /** A frame was missed: ask the room for the full view (`ASK.full`); until then `shown` stays as it was. */
  readonly gap: boolean;
}

/** Takes one frame in. Untouched branches keep their identity, so that what did not change need not be drawn again. */
export function receive<View, Event>(
  shown: Shown<View, Event>,
  frame: Frame<TableFacts, View, Event>,
  ourNow: number = Date.now(),
): Received<View, Event> {
  const table = frame.table ? next(shown.table && [shown.table.n, shown.table.facts], frame.table) : undefined;
  const game = frame.game ? next(shown.game && [shown.game.n, shown.game.view], frame.game) : undefined;
  if (table === GAP || game === GAP) return { shown, told: [], gap: true };
  return {
    shown: {
      you: frame.you ?? shown.you,
      table: frame.table && table ? { n: frame.table.n, facts: table } : shown.table,
      game: game === undefined ? (frame.game === null ? null : shown.game) : gameShown(shown.game, frame, game),
      ahead: frame.now === undefined ? shown.ahead : frame.now - ourNow,
    },
    told: frame.game?.told ?? [],
    gap: false,
  };
}

const GAP = Symbol('gap');

function next<T>(before: readonly [n: number, value: T] | null, change: Change<T>): T | typeof GAP {
  if ('whole' in change) return change.whole;
  if (!before || change.n !== before[0] + 1) return GAP;
  return apply(before[1] as object, change.patch as unknown as Patches) as T;
}

function gameShown<View, Event>(
  before: GameShown<View, Event> | null,
  frame: Frame<TableFacts, View, Event>,
  view: View,
): GameShown<View, Event> | null {
  const change = frame.game;
  if (!change) return null;
  const log = change.log ?? before?.log ?? [];
  return {
    n: change.n,
    match: change.match ?? before?.match ?? 1,
    view,
    log: change.told.length > 0 ? [...log, ...change.told] : log,
    orders: 'orders' in change ? change.orders : (before?.orders ?? null),
  };
}
