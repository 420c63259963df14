import { below, type RandomState, shuffle } from '@ghostlight/rules-kit';
import { bit, DECK, type Fact, type Facts, type Glimpse, HAND, type Hidden, tidy, waitingZone } from './facts.ts';
import type { Seat, State, Value } from './types.ts';

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
  { opponent, everyone, glimpse }: State['facts'][Seat],
  hidden: Hidden,
  start: RandomState,
): [Facts, RandomState] {
  let random = start;
  const open = marksOf(everyone, []);
  const free = placesOf(hidden);
  // Cards everybody knows of are not among those the one seat saw.
  for (const mark of open) takeOne(free, (place) => place.zone & mark.zones && mark.values & bit(place.value), 0);
  const marks = [...open];
  const elsewhere = opponent.filter(({ zones }) => !(zones & HAND));
  for (const { zones } of marksOf(elsewhere, open)) {
    const fitting = free.filter((place) => place.zone & zones);
    if (fitting.length === 0) continue;
    const [index, after] = below(random, fitting.length);
    random = after;
    const place = takeOne(free, (one) => one.zone & zones, index);
    if (place) marks.push({ zones, values: bit(place.value), atLeast: 1 });
  }
  if (glimpse) {
    const [seen, after] = stillSeen(glimpse, free, random);
    random = after;
    for (const value of seen) marks.push({ zones: glimpse.zones, values: bit(value), atLeast: 1 });
  }
  return [tidy([...everyone, ...factsOf(marks)], hidden), random];
}

/** The look may have met any of the cards that lie there now or left since; one that left stands for one seen of its value. */
function stillSeen(
  { zones, count, gone }: Glimpse,
  free: readonly Place[],
  start: RandomState,
): [readonly Value[], RandomState] {
  const there = free.filter((place) => place.zone & zones).map(({ value }) => value);
  const [met, random] = shuffle(start, [...there, ...gone]);
  const seen = met.slice(0, count);
  for (const value of gone) {
    const index = seen.indexOf(value);
    if (index >= 0) seen.splice(index, 1);
  }
  return [seen, random];
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
