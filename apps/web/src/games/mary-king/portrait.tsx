import ghost from '@ghostlight/card-art/pictures/720/mary-ghost.webp';
import mortal from '@ghostlight/card-art/pictures/720/mary-mortal.webp';
import type { Cell, Seat, View } from '@ghostlight/mary-king';
import { clsx } from 'clsx';
import { Button as Pressable } from 'react-aria-components';
import { Icon } from '../../ui/icon.tsx';
import styles from './portrait.module.css';
import { t } from './words.ts';

const COLUMNS = 3;
const PAINTINGS: Readonly<Record<Seat, string>> = { ghost, mortal };

interface Props {
  readonly view: View;
  /** Tiles that would turn. */
  readonly preview?: readonly Cell[];
  /** Tiles that can be tapped now. */
  readonly open?: readonly Cell[];
  readonly onTile?: (cell: Cell) => void;
}

/** Two paintings of one woman, cut into twelve tiles that turn over. */
export const Portrait = ({ view, preview = [], open = [], onTile }: Props) => (
  <div className={styles.frame}>
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame round the painting */}
    <div className={styles.portrait} role="group" aria-label={t('board.portrait')}>
      {view.tiles.map((tile, cell) => {
        const area = view.areas.find((each) => each.cells.includes(cell));
        const label = [
          t('board.tile', {
            row: Math.floor(cell / COLUMNS) + 1,
            column: (cell % COLUMNS) + 1,
            side: t(tile.controller),
          }),
          area && area.cells.length > 1 ? t('board.area', { count: area.cells.length }) : '',
          tile.lockedBy ? t('board.locked', { side: t(tile.lockedBy) }) : '',
          preview.includes(cell) ? t('board.wouldFlip') : '',
        ];
        return (
          <Pressable
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
            key={cell}
            className={clsx(
              styles.tile,
              styles[tile.controller],
              preview.includes(cell) && styles.preview,
              open.includes(cell) && styles.open,
              ...edges(view, cell),
            )}
            aria-label={label.filter(Boolean).join(', ')}
            isDisabled={!open.includes(cell)}
            data-cell={cell}
            data-controller={tile.controller}
            data-glow={open.includes(cell) ? 'tile' : undefined}
            onPress={() => onTile?.(cell)}
          >
            <span className={styles.leaf}>
              <Side seat="mortal" cell={cell} />
              <Side seat="ghost" cell={cell} />
            </span>
            {tile.lockedBy && (
              <span className={clsx(styles.lock, styles[`by-${tile.lockedBy}`])}>
                <Icon name="candle" size={18} />
              </span>
            )}
            {area && area.cells[0] === cell && area.cells.length > 1 && (
              <span className={styles.size}>{area.cells.length}</span>
            )}
          </Pressable>
        );
      })}
    </div>
  </div>
);

const Side = ({ seat, cell }: { readonly seat: Seat; readonly cell: Cell }) => (
  <span
    className={clsx(
      styles.side,
      styles[`face-${seat}`],
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
  const differs = (other: Cell, there: boolean) => !there || view.tiles[other]?.controller !== mine;
  const column = cell % COLUMNS;
  return [
    differs(cell - COLUMNS, cell >= COLUMNS) && styles.top,
    differs(cell + COLUMNS, cell < view.tiles.length - COLUMNS) && styles.bottom,
    differs(cell - 1, column > 0) && styles.left,
    differs(cell + 1, column < COLUMNS - 1) && styles.right,
  ];
}
