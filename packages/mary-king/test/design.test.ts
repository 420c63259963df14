import { describe, expect, it } from 'vitest';
import {
  ABILITIES,
  CONTROL,
  CONTROL_IDS,
  type ControlId,
  POWER,
  POWER_IDS,
  POWERS_OF,
  patternOf,
} from '../src/index.ts';
import { CELLS, turnAround } from '../src/psyche/grid.ts';

const patterns = CONTROL_IDS.map((id) => patternOf(id, false));
const key = (cells: readonly number[]) => cells.toSorted((a, b) => a - b).join();
/** The same for both orientations. */
const shape = (cells: readonly number[]) => [key(cells), key(turnAround(cells))].sort().join(' or ');
const mirror = (cells: readonly number[]) => cells.map((cell) => 3 * Math.trunc(cell / 3) + (2 - (cell % 3)));

describe('the control cards', () => {
  it('are 6 singles, 12 pairs and 12 triples', () => {
    expect([1, 2, 3].map((size) => patterns.filter((cells) => cells.length === size).length)).toEqual([6, 12, 12]);
  });

  it('hold no pattern twice, in whatever orientation', () => {
    expect(new Set(patterns.map(shape)).size).toBe(30);
  });

  it('are never their own half-turn', () => {
    for (const id of CONTROL_IDS) expect(key(patternOf(id, true))).not.toBe(key(patternOf(id, false)));
  });

  it('come with their mirror images', () => {
    const shapes = new Set(patterns.map(shape));
    for (const cells of patterns) expect(shapes).toContain(shape(mirror(cells)));
  });

  it('reach every tile equally often', () => {
    const counts = CELLS.map(
      (cell) => patterns.filter((cells) => cells.includes(cell) || turnAround(cells).includes(cell)).length,
    );
    expect(new Set(counts)).toEqual(new Set([11]));
  });

  it('are turned by 180 degrees, cells ascending', () => {
    const turned: Partial<Record<ControlId, readonly number[]>> = { CT01: [11], CT20: [8, 10, 11], CT28: [6, 7, 8] };
    for (const [id, cells] of Object.entries(turned)) expect(patternOf(id as ControlId, true)).toEqual(cells);
    expect(CONTROL.CT30).toEqual([3, 6, 7]);
  });
});

describe('the power cards', () => {
  const effects = POWER_IDS.flatMap((id) => POWER[id].effects);

  it('are six common and six unique ones a side, with two effects each', () => {
    expect(POWERS_OF.ghost).toHaveLength(12);
    expect(POWERS_OF.mortal).toHaveLength(12);
    expect(effects).toHaveLength(36);
  });

  it('have 8 flash effects, 3 recall icons and 3 bury icons', () => {
    expect(effects.filter(({ timing }) => timing === 'flash')).toHaveLength(8);
    const withIcon = (icon: string) => POWER_IDS.filter((id) => POWER[id].icon === icon);
    expect(withIcon('recall')).toEqual(['PC5', 'PG4', 'PM3']);
    expect(withIcon('bury')).toEqual(['PC6', 'PG6', 'PM6']);
  });

  it('keep what the rulebook prints', () => {
    expect(POWER_IDS.filter((id) => POWER[id].effects.some(({ printed }) => printed))).toEqual([
      'PC1',
      'PC2',
      'PC3',
      'PC4',
    ]);
  });

  it('say what they do and by which rulings', () => {
    for (const { text, rulings } of [...effects]) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(rulings.every((ruling) => /^MK-R\d+$/.test(ruling))).toBe(true);
    }
    expect([ABILITIES.ghost.name, ABILITIES.mortal.name]).toEqual(['Haunting Recollection', 'Desperate Ingenuity']);
  });
});
