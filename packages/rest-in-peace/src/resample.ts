import { below, type RandomState, randomFrom, type Seed, shuffle, type Viewer } from '@ghostlight/rules-kit';
import { byValue } from './draft.ts';
import { allHidden, bit, DECK, type Facts, HAND, type Hidden, holds, waitingZone } from './facts.ts';
import { seenInstead } from './onlooker.ts';
import { hiddenOf } from './outcome.ts';
import { type Laid, SEATS, type Seat, type Sides, type State, type Value, withSeat } from './types.ts';

/** A world this viewer takes for possible: what they cannot know is dealt anew, what they know stays. */
export function resample(state: State, viewer: Viewer<Seat>, seed: Seed): State {
  let random = randomFrom(seed);
  let world = state;
  if (!(state.outcome && state.options.revealAtEnd)) {
    for (const seat of SEATS) {
      const known = viewer === seat ? null : state.facts[seat][viewer === 'spectator' ? 'everyone' : 'opponent'];
      const [hidden, after] = redeal(state, seat, known, random);
      world = withHidden(world, seat, hidden);
      random = after;
      if (viewer === 'spectator') [world, random] = withOthersSight(world, seat, hidden, random);
    }
    if (state.options.learning) [world, random] = redealLine(world, random);
  }
  return { ...world, random };
}

/** The owner (`known` is null) only lacks the order of the deck; a top card everybody saw stays on top. */
function redeal(state: State, seat: Seat, known: Facts | null, random: RandomState): [Hidden, RandomState] {
  const hidden = hiddenOf(state, seat);
  const top = state.shown[seat] ? hidden.deck.slice(0, 1) : [];
  const below = hidden.deck.slice(top.length);
  if (!known) {
    const [deck, after] = shuffle(random, below);
    return [{ ...hidden, deck: [...top, ...deck] }, after];
  }
  const [pool, after] = shuffle(random, allHidden({ ...hidden, deck: below }));
  if (known.length === 0) return [dealInOrder(pool, hidden, top), after];
  return dealKnowing(pool, hidden, top, known, after);
}

const dealInOrder = (pool: readonly Value[], { hand, waiting }: Hidden, top: readonly Value[]): Hidden => ({
  hand: pool.slice(0, hand.length).sort(byValue),
  waiting: pool.slice(hand.length, hand.length + waiting.length),
  deck: [...top, ...pool.slice(hand.length + waiting.length)],
});

const TRIES = 16;

/** Deals what must lie somewhere first, narrowest fact first, and the rest evenly. */
function dealKnowing(
  pool: readonly Value[],
  truth: Hidden,
  top: readonly Value[],
  known: Facts,
  start: RandomState,
): [Hidden, RandomState] {
  let random = start;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const [dealt, after] = tryToDeal(pool, truth, top, known, random);
    random = after;
    if (dealt && known.every((fact) => holds(fact, dealt))) return [dealt, random];
  }
  // Facts that overlap in a knot can defeat every try: then this hand stays as it is.
  return [truth, random];
}

/** A place a ghost can lie in: which zone it is part of. */
function placesOf({ deck, hand, waiting }: Hidden, top: readonly Value[]): number[] {
  return [...hand.map(() => HAND), ...waiting.map((_, n) => waitingZone(n)), ...deck.slice(top.length).map(() => DECK)];
}

function tryToDeal(
  pool: readonly Value[],
  truth: Hidden,
  top: readonly Value[],
  known: Facts,
  start: RandomState,
): [Hidden | null, RandomState] {
  let random = start;
  const zones = placesOf(truth, top);
  const dealt: (Value | null)[] = zones.map(() => null);
  const left = pool.slice();
  const narrowFirst = known.toSorted(
    (a, b) => room(zones, a.zones) - room(zones, b.zones) || ones(a.values) - ones(b.values),
  );
  for (const { zones: where, values, atLeast } of narrowFirst) {
    const fits = (value: Value | null, i: number) => value !== null && (zones[i] ?? 0) & where && values & bit(value);
    let there = dealt.filter(fits).length + (where & DECK ? top.filter((value) => values & bit(value)).length : 0);
    for (; there < atLeast; there++) {
      const free = zones.flatMap((zone, i) => (zone & where && dealt[i] === null ? [i] : []));
      const card = left.findIndex((value) => values & bit(value));
      if (free.length === 0 || card < 0) return [null, random];
      const [spot, after] = below(random, free.length);
      random = after;
      dealt[free[spot] as number] = left[card] as Value;
      left.splice(card, 1);
    }
  }
  // Shuffled again: the first of each value are gone, so those left of it lie late.
  const [rest, after] = shuffle(random, left);
  const others = rest.values();
  return [
    dealInOrder(
      dealt.map((value) => value ?? (others.next().value as Value)),
      truth,
      top,
    ),
    after,
  ];
}

const room = (zones: readonly number[], where: number): number => zones.filter((zone) => zone & where).length;
const ones = (bits: number): number => bits.toString(2).replaceAll('0', '').length;

function withHidden(state: State, seat: Seat, { deck, hand, waiting }: Hidden): State {
  const ghosts = waiting.values();
  const tenth = state.sides[9] as Sides;
  const turned = (laid: Laid): Laid =>
    laid.kind === 'ghost' && laid.down ? { ...laid, value: ghosts.next().value ?? laid.value } : laid;
  return {
    ...state,
    decks: withSeat(state.decks, seat, deck),
    hands: withSeat(state.hands, seat, hand),
    sides: waiting.length === 0 ? state.sides : state.sides.with(9, withSeat(tenth, seat, tenth[seat].map(turned))),
  };
}

/** A watcher cannot know what one seat has seen of the other's ghosts. */
function withOthersSight(state: State, seat: Seat, hidden: Hidden, random: RandomState): [State, RandomState] {
  const known = state.facts[seat];
  if (known.opponent.length === 0 && !known.glimpse) return [state, random];
  const [opponent, after] = seenInstead(known, hidden, random);
  return [{ ...state, facts: withSeat(state.facts, seat, { ...known, opponent }) }, after];
}

/** In the learning game the psychics not yet turned up could lie in any order. */
function redealLine(state: State, random: RandomState): [State, RandomState] {
  const up = Math.min(state.line.length, state.round + 2);
  const [rest, after] = shuffle(random, state.line.slice(up));
  return [{ ...state, line: [...state.line.slice(0, up), ...rest] }, after];
}
