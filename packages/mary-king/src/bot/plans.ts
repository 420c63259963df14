import { isControl, patternOf } from '../cards/catalogue.ts';
import { maskOf } from '../psyche/grid.ts';
import type { CardId, ControlId } from '../types/card.ts';

/** A board that control cards of the hand can reach this turn, and with how many of them. */
interface Reach {
  readonly flips: number;
  readonly cards: number;
}

/** The best that can be made of each way to play a control card, together with others after it. */
export interface Plans {
  readonly best: ReadonlyMap<string, number>;
  readonly reach: readonly Reach[];
}

/** More control cards than this are not combined: the rest can wait. */
const MOST_COMBINED = 6;

export const wayName = (card: ControlId, turned: boolean): string => (turned ? `${card} turned` : card);

const MASKS = new Map<string, number>();
export function maskOfWay(card: ControlId, turned: boolean): number {
  const name = wayName(card, turned);
  const known = MASKS.get(name);
  if (known !== undefined) return known;
  const mask = maskOf(patternOf(card, turned));
  MASKS.set(name, mask);
  return mask;
}

/** Tries every combination of control cards; flips commute, so their order does not matter. */
export function plansFor(
  hand: readonly CardId[],
  plays: number,
  locked: number,
  worth: (flips: number, cards: number) => number,
): Plans {
  const cards = hand.filter(isControl).slice(0, MOST_COMBINED);
  const best = new Map<string, number>();
  const reach: Reach[] = [];
  const chosen: string[] = [];
  const tryFrom = (index: number, flips: number): void => {
    const value = worth(flips, chosen.length);
    reach.push({ flips, cards: chosen.length });
    for (const way of chosen) if (value > (best.get(way) ?? Number.NEGATIVE_INFINITY)) best.set(way, value);
    if (chosen.length >= plays) return;
    for (let next = index; next < cards.length; next++) {
      const card = cards[next] as ControlId;
      for (const turned of [false, true]) {
        chosen.push(wayName(card, turned));
        tryFrom(next + 1, flips ^ (maskOfWay(card, turned) & ~locked));
        chosen.pop();
      }
    }
  };
  tryFrom(0, 0);
  return { best, reach };
}
