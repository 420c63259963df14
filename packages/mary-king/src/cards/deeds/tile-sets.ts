import { CELLS, maskOf } from '../../psyche/grid.ts';
import type { Cell } from '../../types/psyche.ts';
import type { TargetOf } from '../../types/target.ts';

export const PAIRS: readonly (readonly [Cell, Cell])[] = CELLS.flatMap((one) =>
  CELLS.slice(one + 1).map((two) => [one, two] as const),
);
const TRIPLES = PAIRS.flatMap(([one, two]) => CELLS.slice(two + 1).map((three) => [one, two, three] as const));

/** Every set of one, two or three cells as a target, with its mask: small sets first, then ascending. */
const SETS = [CELLS.map((cell) => [cell]), PAIRS, TRIPLES].map((sets) =>
  sets.map((cells) => ({ mask: maskOf(cells), target: { kind: 'cells', cells } as TargetOf<'cells'> })),
);

/** The sets of up to `most` cells that lie within the mask. */
export function setsUpTo(most: number, within: number): TargetOf<'cells'>[] {
  const found: TargetOf<'cells'>[] = [];
  for (let size = 0; size < most; size++) {
    for (const { mask, target } of SETS[size] ?? []) if ((mask & ~within) === 0) found.push(target);
  }
  return found;
}
