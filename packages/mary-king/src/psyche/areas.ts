import { cellsIn, countIn, neighboursOf } from './grid.ts';

/** The areas of a set of cells as masks: cells connected by edges, never by corners. By their first cell. */
export function areasOf(mask: number): number[] {
  const areas: number[] = [];
  let rest = mask;
  while (rest) {
    const area = areaFrom(rest & -rest, mask);
    areas.push(area);
    rest &= ~area;
  }
  return areas;
}

/** The size of the largest area. */
export const largestOf = (mask: number): number =>
  areasOf(mask).reduce((most, area) => Math.max(most, countIn(area)), 0);

function areaFrom(start: number, within: number): number {
  let area = start;
  for (;;) {
    let grown = area;
    for (const cell of cellsIn(area)) grown |= neighboursOf(cell) & within;
    if (grown === area) return area;
    area = grown;
  }
}
