import { type Action, type Cell, patternOf, type View } from '@ghostlight/mary-king';
import type { Duel } from './names.ts';
import { cardName, ofSide, whatOf } from './names.ts';
import { t } from './words.ts';

const COLUMNS = 3;
const ROWS = 4;
const columns = Array.from({ length: COLUMNS }, (_, i) => i);
const rows = Array.from({ length: ROWS }, (_, i) => i);

export type Play = Extract<Action, { readonly type: 'play-control' | 'play-power' }>;

/** The tiles a play is aimed at; null when it names none. */
export function cellsOf(action: Play, view: View): readonly Cell[] | null {
  if (action.type === 'play-control') {
    const preview = view.previews.find((each) => each.card === action.card && each.turned === action.turned);
    return preview?.flips ?? patternOf(action.card, action.turned);
  }
  const { target } = action;
  switch (target?.kind) {
    case 'cells':
      return target.cells;
    case 'row':
      return columns.map((column) => target.row * COLUMNS + column);
    case 'column':
      return rows.map((row) => row * COLUMNS + target.column);
    case 'block':
      return [0, 1, COLUMNS, COLUMNS + 1].map((step) => target.corner + step);
    default:
      return null;
  }
}

/** The plays that take all the tiles tapped so far; the smallest first. */
export const reaching = (plays: readonly Play[], view: View, tapped: readonly Cell[]): readonly Play[] =>
  plays
    .filter((play) => tapped.every((cell) => cellsOf(play, view)?.includes(cell)))
    .toSorted((a, b) => (cellsOf(a, view)?.length ?? 0) - (cellsOf(b, view)?.length ?? 0));

/** What the tapped tiles settle: the play that is just them, or the only one that reaches them. */
export function settled(plays: readonly Play[], view: View, tapped: readonly Cell[]): Play | null {
  if (tapped.length === 0) return null;
  const left = reaching(plays, view, tapped);
  const exact = left.find((play) => cellsOf(play, view)?.length === tapped.length);
  return exact ?? (left.length === 1 ? (left[0] ?? null) : null);
}

/** A target in words, for those that are not tiles. */
export function targetText(action: Play, { view, name }: Duel): string {
  if (action.type === 'play-control') return t(action.turned ? 'act.playTurned' : 'act.playUpright');
  const { target } = action;
  switch (target?.kind) {
    case 'memory':
      return t(target.turned ? 'act.target.memoryTurned' : 'act.target.memory', { side: ofSide(target.side) });
    case 'ideas':
      return target.ideas
        .map(({ side, stack }) => {
          const card = view.sides[side].ideas[stack]?.faceUp.at(-1);
          return t('act.target.idea', { card: card ? cardName(card) : '', side: ofSide(side) });
        })
        .join(' + ');
    case 'place':
      return t('act.target.place', { n: target.stack + 1 });
    case 'item': {
      const item = view.stack[target.item];
      return item ? t('act.target.item', { what: whatOf(item, name) }) : '';
    }
    case 'row':
      return t('act.target.row', { n: target.row + 1 });
    case 'column':
      return t('act.target.column', { n: target.column + 1 });
    default:
      return t('act.target.none');
  }
}
