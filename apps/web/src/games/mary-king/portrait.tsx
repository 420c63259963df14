import { type Area, type Cell, other, penaltyFor, type Seat, type View } from '@ghostlight/mary-king';
import { clsx } from 'clsx';
import { Button as Pressable } from 'react-aria-components';
import { Glyph } from './glyph.tsx';
import { columnOf, type Duel, rowOf } from './names.ts';
import { PAINTINGS } from './paintings.ts';
import styles from './portrait.module.css';
import { t } from './words.ts';

const COLUMNS = 3;

interface Props {
  readonly scene: Pick<Duel, 'view' | 'name'>;
  /** Tiles that would turn, and those that would with the card the other way up. */
  readonly preview?: readonly Cell[];
  readonly turnedPreview?: readonly Cell[];
  /** Tiles that what is being played is aimed at. */
  readonly aimed?: readonly Cell[];
  /** Tiles that can be tapped now. */
  readonly open?: readonly Cell[];
  readonly onTile?: (cell: Cell) => void;
}

/** Two paintings of one woman, cut into twelve tiles that turn over. */
export const Portrait = ({ scene, preview = [], turnedPreview = [], aimed = [], open = [], onTile }: Props) => {
  const { view } = scene;
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame round the painting */}
      <div className={styles.portrait} role="group" aria-label={t('board.portrait')} data-portrait>
        {view.tiles.map((tile, cell) => {
          const area = view.areas.find((each) => each.cells.includes(cell));
          const labelled = area && area.cells[0] === cell && area.cells.length > 1 ? area : null;
          return (
            <Pressable
              // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
              key={cell}
              className={clsx(
                styles.tile,
                styles[tile.controller],
                turnedPreview.includes(cell) && styles.turned,
                aimed.includes(cell) && styles.aimed,
                open.includes(cell) && styles.open,
                preview.includes(cell) && styles.preview,
                ...edges(view, cell),
              )}
              isDisabled={!open.includes(cell)}
              data-cell={cell}
              data-controller={tile.controller}
              data-preview={preview.includes(cell) ? 'now' : turnedPreview.includes(cell) ? 'turned' : undefined}
              data-glow={open.includes(cell) ? 'spot' : undefined}
              data-tapped={(open.includes(cell) && preview.includes(cell)) || undefined}
              onPress={() => onTile?.(cell)}
            >
              <span className="sr-only">{labelOf(scene, cell, area, preview, turnedPreview)}</span>
              <span className={styles.leaf}>
                <Side seat="mortal" cell={cell} />
                <Side seat="ghost" cell={cell} />
              </span>
              {preview.includes(cell) && (
                <span className={styles.peek}>
                  <Side seat={other(tile.controller)} cell={cell} flat />
                </span>
              )}
              {tile.lockedBy && (
                <span className={clsx(styles.lock, styles[`by-${tile.lockedBy}`])}>
                  <Glyph name="lock" />
                </span>
              )}
              {labelled && <Size area={labelled} view={view} />}
            </Pressable>
          );
        })}
      </div>
    </div>
  );
};

/** How large an area is and, for the largest of a side, what it costs the other when the turn ends. */
function Size({ area, view }: { readonly area: Area; readonly view: View }) {
  const size = area.cells.length;
  const cost = size === view.largest[area.controller] ? penaltyFor(size) : 0;
  return (
    <span className={clsx(styles.size, styles[`of-${area.controller}`])} aria-hidden="true">
      {size}
      {cost > 0 && (
        <span className={styles.cost}>
          −{cost}
          <Glyph name="mind" />
        </span>
      )}
    </span>
  );
}

function labelOf(
  { view, name }: Props['scene'],
  cell: Cell,
  area: Area | undefined,
  preview: readonly Cell[],
  turnedPreview: readonly Cell[],
): string {
  const tile = view.tiles[cell];
  if (!tile) return '';
  const size = area?.cells.length ?? 0;
  const cost = area && size === view.largest[area.controller] ? penaltyFor(size) : 0;
  return [
    t('board.tile', { row: rowOf(cell), column: columnOf(cell), side: t(tile.controller) }),
    size > 1 ? t('board.area', { count: size }) : '',
    cost > 0 ? t('board.threatens', { name: name(other(tile.controller)), count: cost }) : '',
    tile.lockedBy ? t('board.locked', { side: t(tile.lockedBy) }) : '',
    preview.includes(cell) ? t('board.wouldFlip') : '',
    turnedPreview.includes(cell) ? t('board.wouldFlipTurned') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

interface SideProps {
  readonly seat: Seat;
  readonly cell: Cell;
  /** Lies on top instead of turning with the leaf. */
  readonly flat?: boolean;
}

const Side = ({ seat, cell, flat = false }: SideProps) => (
  <span
    className={clsx(
      styles.side,
      !flat && styles[`face-${seat}`],
      styles[`row${Math.floor(cell / COLUMNS)}`],
      styles[`column${cell % COLUMNS}`],
    )}
  >
    <img src={PAINTINGS[seat]} alt="" draggable={false} />
  </span>
);

/** Where a tile's area ends: the outline of the areas. */
function edges(view: View, cell: Cell): readonly (string | false | undefined)[] {
  const mine = view.tiles[cell]?.controller;
  const differs = (next: Cell, there: boolean) => !there || view.tiles[next]?.controller !== mine;
  const column = cell % COLUMNS;
  return [
    differs(cell - COLUMNS, cell >= COLUMNS) && styles.top,
    differs(cell + COLUMNS, cell < view.tiles.length - COLUMNS) && styles.bottom,
    differs(cell - 1, column > 0) && styles.left,
    differs(cell + 1, column < COLUMNS - 1) && styles.right,
  ];
}
