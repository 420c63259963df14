import { below, type RandomState } from '@ghostlight/rules-kit';
import { bit, DECK, type Fact, type Facts, HAND, type Hidden, tidy, waitingZone } from './facts.ts';
import type { Value } from './types.ts';

/** One card somebody knows of: it lies in one of these zones. */
type Mark = Fact;

const within = (inner: number, outer: number): boolean => (inner & ~outer) === 0;

/** One mark for each card the facts speak of, beyond those already marked; narrow facts first. */
function marksOf(facts: Facts, before: readonly Mark[]): readonly Mark[] {
  const marks: Mark[] = [];
  for (const fact of facts.toSorted((a, b) => a.zones - b.zones)) {
    const spokenOf = [...before, ...marks].filter(
      (mark) => within(mark.zones, fact.zones) && within(mark.values, fact.values),
    ).length;
    for (let n = spokenOf; n < fact.atLeast; n++) marks.push({ ...fact, atLeast: 1 });
  }
  return marks;
}

/**
 * What a seat would know of the other's ghosts in a world that a watcher imagines. The watcher knows how much that seat
 * has seen, not what: so it has seen as many cards in the same places, with the values dealt here.
 */
export function seenInstead(
  opponent: Facts,
  everyone: Facts,
  hidden: Hidden,
  start: RandomState,
): [Facts, RandomState] {
  let random = start;
  const open = marksOf(everyone, []);
  const free = placesOf(hidden);
  // Cards everybody knows of are not among those the one seat saw.
  for (const mark of open) takeOne(free, (place) => place.zone & mark.zones && mark.values & bit(place.value), 0);
  const marks = [...open];
  for (const { zones } of marksOf(opponent, open)) {
    const fitting = free.filter((place) => place.zone & zones);
    if (fitting.length === 0) continue;
    const [index, after] = below(random, fitting.length);
    random = after;
    const place = takeOne(free, (one) => one.zone & zones, index);
    if (place) marks.push({ zones, values: bit(place.value), atLeast: 1 });
  }
  return [tidy([...everyone, ...factsOf(marks)], hidden), random];
}

interface Place {
  readonly zone: number;
  readonly value: Value;
}

const placesOf = ({ deck, hand, waiting }: Hidden): Place[] => [
  ...deck.map((value) => ({ zone: DECK, value })),
  ...hand.map((value) => ({ zone: HAND, value })),
  ...waiting.map((value, n) => ({ zone: waitingZone(n), value })),
];

/** Takes the nth place that fits out of the list. */
function takeOne(places: Place[], fits: (place: Place) => number, nth: number): Place | undefined {
  const index = places.findIndex((place) => fits(place) && nth-- === 0);
  return index < 0 ? undefined : places.splice(index, 1)[0];
}

/** What marks say together: each set of zones holds all the cards marked inside it. */
const factsOf = (marks: readonly Mark[]): Facts =>
  marks.map(({ zones, values }) => ({
    zones,
    values,
    atLeast: marks.filter((mark) => within(mark.zones, zones) && within(mark.values, values)).length,
  }));
