import type { Cell } from '../types/psyche.ts';

/** Four rows of three (MK-R1). A set of cells is also kept as a mask: bit `cell` is set. */
const CELL_COUNT = 12;
const COLUMNS_PER_ROW = 3;
export const CELLS: readonly Cell[] = Array.from({ length: CELL_COUNT }, (_, cell) => cell);
export const EVERY_CELL = 2 ** CELL_COUNT - 1;

export const rowOf = (cell: Cell): number => Math.trunc(cell / COLUMNS_PER_ROW);
export const columnOf = (cell: Cell): number => cell % COLUMNS_PER_ROW;

export const ROWS: readonly (readonly Cell[])[] = [0, 1, 2, 3].map((row) =>
  CELLS.filter((cell) => rowOf(cell) === row),
);
export const COLUMNS: readonly (readonly Cell[])[] = [0, 1, 2].map((column) =>
  CELLS.filter((cell) => columnOf(cell) === column),
);
export const CORNERS: readonly Cell[] = [0, 2, 9, 11];

/** The top left cells of the six blocks of two by two. */
export const BLOCK_CORNERS: readonly Cell[] = CELLS.filter((cell) => rowOf(cell) < 3 && columnOf(cell) < 2);
export const blockAt = (corner: Cell): readonly Cell[] => [corner, corner + 1, corner + 3, corner + 4];

/** The same cells seen after half a turn. */
export const turnAround = (cells: readonly Cell[]): readonly Cell[] =>
  cells.map((cell) => CELL_COUNT - 1 - cell).reverse();

export const maskOf = (cells: readonly Cell[]): number => cells.reduce((mask, cell) => mask | (1 << cell), 0);

export function cellsIn(mask: number): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < CELL_COUNT; cell++) if (mask & (1 << cell)) cells.push(cell);
  return cells;
}

export function countIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count++;
  return count;
}

/** For each cell the mask of those that share an edge with it. */
const NEIGHBOURS: readonly number[] = CELLS.map((cell) =>
  maskOf(
    CELLS.filter((near) => {
      const distance = Math.abs(rowOf(near) - rowOf(cell)) + Math.abs(columnOf(near) - columnOf(cell));
      return distance === 1;
    }),
  ),
);

export const neighboursOf = (cell: Cell): number => NEIGHBOURS[cell] ?? 0;
