import { psychic } from './cards/index.ts';
import { unitsOf } from './cards/picks.ts';
import { type InForce, inForce, isWorthless, WORTHLESS } from './in-force.ts';
import { type BySeat, bySeat, type Laid, type Psychic, type Seat, type Sides, VALUES } from './types.ts';

/** One base value of a card and what became of it. */
export interface UnitScore {
  readonly base: number;
  /** What each psychic added or took away, in that order. */
  readonly changes: readonly { readonly card: Psychic; readonly seat: Seat; readonly amount: number }[];
  /** The psychic that makes it count nothing. */
  readonly silencedBy: Psychic | null;
  readonly value: number;
}

export interface CardScore {
  readonly units: readonly UnitScore[];
  /** Every card but We're worthless is one unit of 1 beside it. */
  readonly worthless: boolean;
  readonly value: number;
}

const ONE: readonly number[] = [1];
const NONE: readonly number[] = [];

const countedUnits = (laid: Laid, worthless: boolean): readonly number[] => {
  if (!worthless) return unitsOf(laid);
  return laid.kind === 'psychic' && laid.card === WORTHLESS ? NONE : ONE;
};

/** Bonuses look at base values alone, so their order does not matter; losses come last and stop at 0 (RIP-R9). */
function scoreUnit(base: number, seat: Seat, force: readonly InForce[]): UnitScore {
  const changes: { card: Psychic; seat: Seat; amount: number }[] = [];
  let value = base;
  for (const { seat: by, laid } of force) {
    const card = psychic(laid.card);
    if (card.silences?.(base, by === seat)) return { base, changes: [], silencedBy: laid.card, value: 0 };
    const amount = card.bonus?.(laid, base, by === seat) ?? 0;
    if (amount > 0) changes.push({ card: laid.card, seat: by, amount });
    value += amount;
  }
  for (const { seat: by, laid } of force) {
    const loss = psychic(laid.card).malus?.(laid, base, by === seat) ?? 0;
    const amount = Math.min(loss, value);
    if (amount > 0) changes.push({ card: laid.card, seat: by, amount: -amount });
    value -= Math.max(0, amount);
  }
  return { base, changes, silencedBy: null, value };
}

const PLAIN_GHOSTS: readonly CardScore[] = VALUES.map((value) => ({
  units: [{ base: value, changes: [], silencedBy: null, value }],
  worthless: false,
  value,
}));

/** How each card of a side comes to its value. */
export function scoreSide(cards: readonly Laid[], seat: Seat, force: readonly InForce[]): readonly CardScore[] {
  const worthless = isWorthless(force);
  return cards.map((laid) => {
    if (force.length === 0 && laid.kind === 'ghost') return PLAIN_GHOSTS[laid.value - 1] as CardScore;
    const units = countedUnits(laid, worthless).map((base) => scoreUnit(base, seat, force));
    return { units, worthless, value: units.reduce((sum, unit) => sum + unit.value, 0) };
  });
}

export function totalOf(cards: readonly Laid[], seat: Seat, force: readonly InForce[]): number {
  const worthless = isWorthless(force);
  let total = 0;
  for (const laid of cards) {
    for (const base of countedUnits(laid, worthless)) {
      total += force.length === 0 ? base : scoreUnit(base, seat, force).value;
    }
  }
  return total;
}

export function totalsOf(sides: Sides, force: readonly InForce[] = inForce(sides)): BySeat<number> {
  return bySeat((seat) => totalOf(sides[seat], seat, force));
}
