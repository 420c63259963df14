import { type Action, type Cell, other, POWER, patternOf, type Seat, type View } from '@ghostlight/mary-king';

/** Something on the board that a play can be aimed at. */
export type Spot = `cell:${Cell}` | `idea:${Seat}:${number}` | `memory:${Seat}` | `item:${number}`;

/** What is prepared on the board and then confirmed. */
export type Play = Extract<
  Action,
  { readonly type: 'play-control' | 'play-power' | 'use-ability' | 'buy-idea' | 'pick-tile' }
>;

const COLUMNS = 3;
const columns = [0, 1, 2] as const;
const rows = [0, 1, 2, 3] as const;

const cellSpot = (cell: Cell): Spot => `cell:${cell}`;
export const ideaSpot = (side: Seat, stack: number): Spot => `idea:${side}:${stack}`;

/** The tiles a play turns or locks, as far as it names them. */
export function cellsOf(play: Play, view: View): readonly Cell[] {
  if (play.type === 'pick-tile') return [play.cell];
  if (play.type === 'play-control') return unlocked(patternOf(play.card, play.turned), view);
  if (play.type !== 'play-power') return [];
  const { target } = play;
  switch (target?.kind) {
    case 'cells':
      return target.cells;
    case 'row': {
      const across = columns.map((column) => target.row * COLUMNS + column);
      return doesOf(play).verb === 'flip-outer' ? across.filter((_, column) => column !== 1) : across;
    }
    case 'column':
      return rows.map((row) => row * COLUMNS + target.column);
    case 'block':
      return [0, 1, COLUMNS, COLUMNS + 1].map((step) => target.corner + step);
    case 'memory': {
      const top = view.sides[target.side].memory.at(-1);
      return top?.startsWith('CT')
        ? unlocked(patternOf(top as Parameters<typeof patternOf>[0], target.turned), view)
        : [];
    }
    default:
      return [];
  }
}

const unlocked = (cells: readonly Cell[], view: View): readonly Cell[] =>
  cells.filter((cell) => view.tiles[cell]?.lockedBy === null);

const doesOf = (play: Extract<Play, { readonly type: 'play-power' }>) =>
  POWER[play.card].effects[play.effect - 1]?.does ?? NOTHING;
const NOTHING = { verb: null } as const;

/** What one taps on the board to aim a play. */
export function spotsOf(play: Play, view: View): readonly Spot[] {
  if (play.type === 'buy-idea') return [ideaSpot(play.side, play.stack)];
  const own = view.viewer === 'spectator' ? view.active : view.viewer;
  if (play.type === 'use-ability') return play.stacks.map((stack) => ideaSpot(own, stack));
  const target = play.type === 'play-power' ? play.target : null;
  switch (target?.kind) {
    case 'memory':
      return [`memory:${target.side}`];
    case 'ideas':
      return target.ideas.map(({ side, stack }) => ideaSpot(side, stack));
    case 'place': {
      const does = play.type === 'play-power' ? doesOf(play) : NOTHING;
      return [ideaSpot(does.verb === 'echo' && does.of === 'rival' ? other(own) : own, target.stack)];
    }
    case 'item':
      return [`item:${target.item}`];
    default:
      return cellsOf(play, view).map(cellSpot);
  }
}

/** The plays that take all that was tapped so far. */
export const reaching = (plays: readonly Play[], view: View, tapped: readonly Spot[]): readonly Play[] =>
  plays.filter((play) => {
    const spots = spotsOf(play, view);
    return tapped.every((spot) => spots.includes(spot));
  });

/** What the taps settle: the play that is just them, in their order if that matters, or the only one that reaches them. */
export function settled(plays: readonly Play[], view: View, tapped: readonly Spot[]): Play | null {
  if (tapped.length === 0) return null;
  const left = reaching(plays, view, tapped);
  const exact = left.filter((play) => spotsOf(play, view).length === tapped.length);
  const inOrder = exact.find((play) => spotsOf(play, view).every((spot, i) => spot === tapped[i]));
  return inOrder ?? exact[0] ?? (left.length === 1 ? (left[0] ?? null) : null);
}

/** How many may be chosen, where that is the player's to say; null where the play itself fixes it. */
export function mostOf(plays: readonly Play[], view: View): number | null {
  const counted = plays.every(
    (play) =>
      play.type === 'use-ability' ||
      (play.type === 'play-power' && (play.target?.kind === 'cells' || play.target?.kind === 'ideas')),
  );
  return counted && plays.length > 1 ? Math.max(...plays.map((play) => spotsOf(play, view).length)) : null;
}

export type AimKind = 'tiles' | 'ideas' | 'places' | 'items' | 'memories';

/** What kind of thing is to be tapped: for the hint. */
export function aimKind(plays: readonly Play[], view: View): AimKind {
  const [play] = plays;
  const [spot = ''] = play ? spotsOf(play, view) : [];
  if (spot.startsWith('cell')) return 'tiles';
  if (spot.startsWith('item')) return 'items';
  if (spot.startsWith('memory')) return 'memories';
  return play?.type === 'play-power' && play.target?.kind === 'ideas' ? 'ideas' : 'places';
}
