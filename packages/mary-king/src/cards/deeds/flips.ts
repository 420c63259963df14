import { flip } from '../../apply/tiles.ts';
import type { Scene } from '../../legal/scene.ts';
import { boardOf } from '../../psyche/board.ts';
import {
  BLOCK_CORNERS,
  blockAt,
  CELLS,
  COLUMNS,
  CORNERS,
  countIn,
  maskOf,
  neighboursOf,
  ROWS,
} from '../../psyche/grid.ts';
import type { Cell } from '../../types/psyche.ts';
import { other, SEATS, type Seat } from '../../types/seat.ts';
import type { Target, TargetOf } from '../../types/target.ts';
import type { DoesOf } from '../card-data.ts';
import { isControl, patternOf } from '../catalogue.ts';
import type { Deed } from '../deed.ts';
import { ask } from './choosing.ts';
import { PAIRS, setsUpTo } from './tile-sets.ts';

/** The deeds that flip tiles. Locked tiles stay; a deed without any unlocked tile cannot be declared (MK-R12). */

const flipAimed: Deed['resolve'] = (work, { cells }) => {
  flip(work, cells);
  return 'done';
};

const open = (scene: Scene, cells: readonly Cell[]): boolean => (maskOf(cells) & ~scene.locked) !== 0;

export function flipTiles({ among, most }: DoesOf<'flip-tiles'>): Deed {
  const fit = (scene: Scene, seat: Seat): number => {
    const unlocked = ~scene.locked & 0xfff;
    return among === 'any' ? unlocked : unlocked & maskOf(CORNERS) & scene.held[other(seat)];
  };
  return {
    ways: (scene, seat) => setsUpTo(most, fit(scene, seat)),
    cells: (_scene, _seat, target) => cellsOf(target),
    resolve: flipAimed,
  };
}

const LINES: readonly { readonly target: Target; readonly cells: readonly Cell[] }[] = [
  ...ROWS.map((cells, row) => ({ target: { kind: 'row', row } as const, cells })),
  ...COLUMNS.map((cells, column) => ({ target: { kind: 'column', column } as const, cells })),
];
const BLOCKS = BLOCK_CORNERS.map((corner) => ({ target: { kind: 'block', corner } as const, cells: blockAt(corner) }));
const OUTER_TILES = ROWS.map((cells, row) => ({
  target: { kind: 'row', row } as const,
  cells: cells.filter((_, column) => column !== 1),
}));

/** One of a fixed list of groups. */
function flipOneOf(groups: typeof LINES): Deed {
  const named = (target: Target) => groups.find((group) => sameGroup(group.target, target))?.cells ?? [];
  return {
    ways: (scene) => groups.filter(({ cells }) => open(scene, cells)).map(({ target }) => target),
    cells: (_scene, _seat, target) => named(target),
    resolve: flipAimed,
  };
}

const sameGroup = (one: Target, two: Target): boolean => JSON.stringify(one) === JSON.stringify(two);

export const flipLine = (): Deed => flipOneOf(LINES);
export const flipBlock = (): Deed => flipOneOf(BLOCKS);
export const flipOuter = (): Deed => flipOneOf(OUTER_TILES);

/** The pattern on top of a memory, read when announced: covering that memory in response changes nothing (MK-R17). */
export function flipPattern(): Deed {
  const cells = (scene: Scene, { side, turned }: TargetOf<'memory'>): readonly Cell[] => {
    const { top } = scene.sides[side];
    return top && isControl(top) ? patternOf(top, turned) : [];
  };
  return {
    ways: (scene) =>
      SEATS.flatMap((side) => [false, true].map((turned) => ({ kind: 'memory', side, turned }) as const)).filter(
        (target) => open(scene, cells(scene, target)),
      ),
    cells: (scene, _seat, target) => (target?.kind === 'memory' ? cells(scene, target) : []),
    resolve: flipAimed,
  };
}

/** An opposing tile beside some of yours, then perhaps a second: together one effect (MK-R7). */
export function flipSurrounded({ beside }: DoesOf<'flip-surrounded'>): Deed {
  const fit = (board: Pick<Scene, 'held' | 'locked'>, seat: Seat): readonly Cell[] => {
    const theirs = board.held[other(seat)] & ~board.locked;
    return CELLS.filter((cell) => theirs & (1 << cell) && countIn(neighboursOf(cell) & board.held[seat]) >= beside);
  };
  return {
    ways: (scene, seat) => setsUpTo(1, maskOf(fit(scene, seat))),
    cells: (_scene, _seat, target) => cellsOf(target),
    resolve(work, { cells, controller }) {
      flip(work, cells);
      return fit(boardOf(work.game.tiles), controller).length > 0 ? ask(work, controller) : 'done';
    },
    choice: {
      from: 'none',
      options: (_zone, _picks, scene, seat) => [
        ...fit(scene, seat).map((cell) => ({ type: 'pick-tile', cell }) as const),
        { type: 'decline' },
      ],
      answer(work, _item, _picks, action) {
        if (action.type === 'pick-tile') flip(work, [action.cell]);
        return 'done';
      },
    },
  };
}

const ADJACENT_PAIRS = PAIRS.filter(([one, two]) => neighboursOf(one) & (1 << two));

/** Two neighbours of different controllers: both flip, or neither. */
export const swapTiles = (): Deed => ({
  ways: (scene) =>
    ADJACENT_PAIRS.filter(([one, two]) => {
      const pair = (1 << one) | (1 << two);
      return (scene.locked & pair) === 0 && countIn(scene.held.ghost & pair) === 1;
    }).map((cells) => ({ kind: 'cells', cells })),
  cells: (_scene, _seat, target) => cellsOf(target),
  resolve(work, { cells }) {
    if (cells.every((cell) => !work.game.tiles[cell]?.lockedBy)) flip(work, cells);
    return 'done';
  },
});

const cellsOf = (target: Target): readonly Cell[] => (target?.kind === 'cells' ? target.cells : []);
