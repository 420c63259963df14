import type { Value } from './types.ts';

/**
 * What somebody knows of another seat's hidden ghosts: among the ghosts of these zones, at least so many have one of
 * these values. Zones and values are bit sets. Facts follow from what was shown alone, never from the hidden cards, so
 * two worlds a viewer cannot tell apart have the same facts. A hidden move only widens the zones (law 6).
 */
export interface Fact {
  readonly zones: number;
  readonly values: number;
  readonly atLeast: number;
}
export type Facts = readonly Fact[];

/** How much of a hand its opponent once saw, as a watcher can tell: so many ghosts, which now lie in these zones or are among those that left since. */
export interface Glimpse {
  readonly zones: number;
  readonly count: number;
  readonly gone: readonly Value[];
}

export const DECK = 1;
export const HAND = 2;
/** The nth ghost a seat has waiting face down on round 10, from 0. */
export const waitingZone = (n: number): number => 4 << n;

export const bit = (value: Value): number => 1 << value;
export const ALL_VALUES = 0b1111110;
export const bitsOf = (values: readonly Value[]): number => values.reduce((bits, value) => bits | bit(value), 0);

const countOf = (values: number, ghosts: readonly Value[]): number =>
  ghosts.reduce((count, value) => count + (values & bit(value) ? 1 : 0), 0);

/** A ghost of this value left the zone in sight of all. */
export const left = (facts: Facts, zone: number, value: Value): Facts =>
  facts.map((fact) => (fact.zones & zone && fact.values & bit(value) ? { ...fact, atLeast: fact.atLeast - 1 } : fact));

/** A ghost of this value came into the zone in sight of all. */
export function came(facts: Facts, zone: number, value: Value): Facts {
  const raised = facts.map((fact) =>
    fact.zones & zone && fact.values & bit(value) ? { ...fact, atLeast: fact.atLeast + 1 } : fact,
  );
  const noted = raised.some((fact) => fact.zones === zone && fact.values === bit(value));
  return noted ? raised : [...raised, { zones: zone, values: bit(value), atLeast: 1 }];
}

/** So many ghosts of the zone turned out to have one of these values. */
export const noted = (facts: Facts, zones: number, values: number, atLeast: number): Facts => [
  ...facts,
  { zones, values, atLeast },
];

/** A ghost went unseen from the hand to a place of its own on round 10. */
export const slipped = (facts: Facts, to: number): Facts =>
  facts.map((fact) => (fact.zones & HAND ? { ...fact, zones: fact.zones | to } : fact));

/** So many ghosts went unseen from the deck to a hand that held `held`. */
export const drawn = (facts: Facts, count: number, held: number): Facts =>
  facts.flatMap((fact) => {
    const [deck, hand] = [fact.zones & DECK, fact.zones & HAND];
    if (deck && !hand)
      return [
        { ...fact, zones: fact.zones | HAND },
        { ...fact, atLeast: fact.atLeast - count },
      ];
    if (hand && !deck) return [fact, { ...fact, zones: fact.zones & ~HAND, atLeast: fact.atLeast - held }];
    return [fact];
  });

/** The whole hand was seen: what it lacks of a fact lies in the fact's other zones. */
export function handSeen(facts: Facts, hand: readonly Value[]): Facts {
  const elsewhere = facts.map((fact) =>
    fact.zones & HAND
      ? { ...fact, zones: fact.zones & ~HAND, atLeast: fact.atLeast - countOf(fact.values, hand) }
      : fact,
  );
  const inHand = [...new Set(hand)].map((value) => ({
    zones: HAND,
    values: bit(value),
    atLeast: countOf(bit(value), hand),
  }));
  return [...elsewhere, ...inHand];
}

/** How many ghosts of the hand everybody knew when its opponent looked: the others were seen by one seat alone. */
export const glimpseOf = (hand: readonly Value[], everyone: Facts): Glimpse => {
  const open = everyone.filter((fact) => fact.zones === HAND).reduce((sum, fact) => sum + fact.atLeast, 0);
  return { zones: HAND, count: Math.max(0, hand.length - open), gone: [] };
};

/** The ghost waiting in this zone was turned face up. */
export const opened = (facts: Facts, zone: number, value: Value): Facts =>
  left(facts, zone, value).map((fact) => ({ ...fact, zones: fact.zones & ~zone }));

/** Where one seat's hidden ghosts are. */
export interface Hidden {
  readonly deck: readonly Value[];
  readonly hand: readonly Value[];
  readonly waiting: readonly Value[];
}

export const allHidden = ({ deck, hand, waiting }: Hidden): readonly Value[] => [...deck, ...hand, ...waiting];

const roomOutside = (zones: number, { deck, hand, waiting }: Hidden): number =>
  (zones & DECK ? 0 : deck.length) +
  (zones & HAND ? 0 : hand.length) +
  waiting.filter((_, n) => !(zones & waitingZone(n))).length;

/** Whether the fact says more than counting the ghosts in sight does. */
export const tells = (fact: Fact, hidden: Hidden): boolean =>
  fact.atLeast > countOf(fact.values, allHidden(hidden)) - roomOutside(fact.zones, hidden);

/**
 * Drops what says nothing whatever the values are, and what another fact says better. A fact that counting makes idle
 * stays: how many ghosts somebody saw is plain to a watcher, who must be able to imagine as many.
 */
export function tidy(facts: Facts, hidden: Hidden): Facts {
  const kept = facts.filter((fact) => fact.atLeast > 0 && roomOutside(fact.zones, hidden) > 0);
  const best = kept.filter((fact, i) => !kept.some((better, j) => i !== j && covers(better, fact, j < i)));
  // In one order: when a fact was learned says nothing, and must not show.
  return best.sort((a, b) => a.zones - b.zones || a.values - b.values || a.atLeast - b.atLeast);
}

function covers(better: Fact, fact: Fact, earlier: boolean): boolean {
  const same = better.zones === fact.zones && better.values === fact.values && better.atLeast === fact.atLeast;
  if (same) return earlier;
  return (better.zones & ~fact.zones) === 0 && (better.values & ~fact.values) === 0 && better.atLeast >= fact.atLeast;
}

/** Whether the fact is true of these ghosts. */
export function holds(fact: Fact, { deck, hand, waiting }: Hidden): boolean {
  const there = [
    ...(fact.zones & DECK ? deck : []),
    ...(fact.zones & HAND ? hand : []),
    ...waiting.filter((_, n) => fact.zones & waitingZone(n)),
  ];
  return countOf(fact.values, there) >= fact.atLeast;
}
