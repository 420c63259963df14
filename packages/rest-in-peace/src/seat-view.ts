import type { Viewer } from '@ghostlight/rules-kit';
import { byValue, waitingCount } from './draft.ts';
import { DECK, type Fact, HAND, tells, waitingZone } from './facts.ts';
import { isTripped } from './in-force.ts';
import { hiddenOf } from './outcome.ts';
import { allShown, type Seen, seesHand } from './sight.ts';
import { type Psychic, type Seat, type State, type Token, VALUES, type Value } from './types.ts';

/** Among the ghosts of these places, at least so many have one of these values. Places on round 10 count from 0. */
export interface FactView {
  readonly places: readonly ('deck' | 'hand' | number)[];
  readonly values: readonly Value[];
  readonly atLeast: number;
}

export interface SeatView {
  readonly handCount: number;
  /** Sorted by value; null when this viewer may not see it. */
  readonly hand: readonly Value[] | null;
  readonly deckCount: number;
  /** The top card, while everybody knows it (card 19). */
  readonly deckTop: Value | null;
  /** The deck sorted by value, while its owner looks through it (card 2). From the top when the game is over. */
  readonly deck: readonly Value[] | null;
  readonly row: readonly Psychic[];
  readonly tokens: readonly Token[];
  readonly discards: readonly Value[];
  /** The next card must be a random ghost (card 6). */
  readonly tripped: boolean;
  /** Face-down ghosts on round 10. */
  readonly waiting: number;
  /** What this viewer knows of this seat's hidden ghosts beyond the counts. */
  readonly known: readonly FactView[];
}

const isSameSeat = (a: State, b: State, seat: Seat): boolean =>
  a.hands[seat] === b.hands[seat] &&
  a.decks[seat] === b.decks[seat] &&
  a.shown[seat] === b.shown[seat] &&
  a.rows[seat] === b.rows[seat] &&
  a.won[seat] === b.won[seat] &&
  a.discards[seat] === b.discards[seat] &&
  a.facts[seat] === b.facts[seat] &&
  a.sides[9]?.[seat] === b.sides[9]?.[seat] &&
  isTripped(a, seat) === isTripped(b, seat) &&
  allShown(a) === allShown(b);

export function seatView(state: State, viewer: Viewer<Seat>, seat: Seat, before: Seen | undefined): SeatView {
  const hand = seesHand(state, viewer, seat) ? state.hands[seat] : null;
  const deck = deckSeen(state, viewer, seat);
  if (before && isSameSeat(before.state, state, seat)) {
    const view = before.seats[seat];
    if (view.hand === hand && view.deck === null && deck === null) return view;
  }
  return {
    handCount: state.hands[seat].length,
    hand,
    deckCount: state.decks[seat].length,
    deckTop: state.shown[seat] ? (state.decks[seat][0] ?? null) : null,
    deck,
    row: state.rows[seat],
    tokens: state.won[seat],
    discards: state.discards[seat],
    tripped: isTripped(state, seat),
    waiting: waitingCount(state, seat),
    known: factsSeen(state, viewer, seat),
  };
}

function deckSeen(state: State, viewer: Viewer<Seat>, seat: Seat): readonly Value[] | null {
  if (allShown(state)) return state.decks[seat];
  const { ask } = state;
  const searching = viewer === seat && ask?.kind === 'choice' && ask.seat === seat && ask.card === 2;
  return searching ? state.decks[seat].toSorted(byValue) : null;
}

function factsSeen(state: State, viewer: Viewer<Seat>, seat: Seat): readonly FactView[] {
  if (viewer === seat || allShown(state)) return [];
  const facts = viewer === 'spectator' ? state.facts[seat].everyone : state.facts[seat].opponent;
  if (facts.length === 0) return [];
  // A hand in sight needs no facts.
  const handSeen = seesHand(state, viewer, seat);
  const hidden = hiddenOf(state, seat);
  return facts
    .filter((fact) => !(handSeen && fact.zones === HAND) && tells(fact, hidden))
    .map((fact) => factView(state, seat, fact));
}

function factView(state: State, seat: Seat, { zones, values, atLeast }: Fact): FactView {
  const waiting = Array.from({ length: waitingCount(state, seat) }, (_, n) => n);
  return {
    places: [
      ...(zones & DECK ? (['deck'] as const) : []),
      ...(zones & HAND ? (['hand'] as const) : []),
      ...waiting.filter((n) => zones & waitingZone(n)),
    ],
    values: VALUES.filter((value) => values & (1 << value)),
    atLeast,
  };
}
