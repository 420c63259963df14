import type { Pick } from '../action.ts';
import type { Face } from '../events.ts';
import { type BySeat, type Laid, type LaidPsychic, VALUES, type Value } from '../types.ts';

export const VALUE_PICKS: readonly Pick[] = VALUES.map((value) => ({ kind: 'value', value }));
export const SEAT_PICKS: BySeat<Pick> = {
  green: { kind: 'seat', seat: 'green' },
  blue: { kind: 'seat', seat: 'blue' },
};
const GHOST_PICKS: readonly Pick[] = VALUES.map((value) => ({ kind: 'ghost', value }));

/** Each value once, smallest first. */
export const valuePicks = (values: readonly Value[]): readonly Pick[] =>
  VALUE_PICKS.filter((pick) => pick.kind === 'value' && values.includes(pick.value));

export const ghostPick = (value: Value): Pick => GHOST_PICKS[value - 1] as Pick;

/** Each card once; ghosts of one value are one pick. */
export function cardPicks(cards: readonly Laid[]): readonly Pick[] {
  const picks: Pick[] = [];
  for (const laid of cards) {
    const pick: Pick = laid.kind === 'ghost' ? ghostPick(laid.value) : { kind: 'psychic', card: laid.card };
    if (!picks.includes(pick)) picks.push(pick);
  }
  return picks;
}

/** The pick as the kind its card asks for. Picks are checked against the options before they get here. */
export function asKind<Kind extends Pick['kind']>(pick: Pick, kind: Kind): Extract<Pick, { kind: Kind }> {
  if (pick.kind !== kind) throw new Error(`A ${kind} was to be picked, not a ${pick.kind}.`);
  return pick as Extract<Pick, { kind: Kind }>;
}

/** The card a pick points at. */
export const faceOfPick = (pick: Pick): Face => (pick.kind === 'psychic' ? pick : asKind(pick, 'ghost'));

export const names = (laid: LaidPsychic, base: number): boolean =>
  laid.chosen.some((pick) => pick.kind === 'value' && pick.value === base);

const GHOST_UNITS: readonly (readonly number[])[] = VALUES.map((value) => [value]);

/** The base values a card counts as. */
export const unitsOf = (laid: Laid): readonly number[] =>
  laid.kind === 'ghost' ? (GHOST_UNITS[laid.value - 1] as readonly number[]) : laid.units;
