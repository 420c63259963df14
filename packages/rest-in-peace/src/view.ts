import type { Outcome, Viewer } from '@ghostlight/rules-kit';
import type { Pick } from './action.ts';
import { psychic } from './cards/index.ts';
import { byValue, waitingCount } from './draft.ts';
import { DECK, type Fact, HAND, tells, waitingZone } from './facts.ts';
import { type InForce, inForce, isTripped, looks, sidesOf } from './in-force.ts';
import { type Question, questionFor } from './legal.ts';
import type { Options } from './options.ts';
import { hiddenOf } from './outcome.ts';
import { type CardScore, scoreSide } from './score.ts';
import {
  type BySeat,
  bySeat,
  type Laid,
  other,
  type Psychic,
  type RoundResult,
  type Seat,
  type Sides,
  type State,
  type Token,
  VALUES,
  type Value,
} from './types.ts';

/** A card lying on a side, as this viewer sees it. */
export type CardView =
  | { readonly kind: 'hidden' }
  | {
      readonly kind: 'ghost';
      readonly value: Value;
      /** Face down to everyone but its owner. */
      readonly down: boolean;
      readonly carried: boolean;
      readonly score: CardScore | null;
    }
  | {
      readonly kind: 'psychic';
      readonly card: Psychic;
      /** Base values it counts as; empty for none, or none yet. */
      readonly units: readonly number[];
      readonly chosen: readonly Pick[];
      readonly active: boolean;
      readonly carried: boolean;
      readonly score: CardScore | null;
    };

export interface SideView {
  readonly cards: readonly CardView[];
  /** The sum of what this viewer sees, while the round is in play or waits to be (round 10); null for past and later rounds. */
  readonly total: number | null;
}

export interface RoundView {
  readonly round: number;
  readonly tokens: readonly Token[];
  /** The round's psychic; null while it lies face down, and on round 10. */
  readonly psychic: Psychic | null;
  readonly result: RoundResult | null;
  readonly sides: BySeat<SideView>;
}

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

export interface View {
  readonly viewer: Viewer<Seat>;
  readonly options: Options;
  readonly step: number;
  readonly round: number;
  readonly starter: Seat;
  readonly rounds: readonly RoundView[];
  readonly seats: BySeat<SeatView>;
  /** Whom the table waits for and what for. */
  readonly waitsFor: {
    readonly seat: Seat;
    readonly kind: 'turn' | 'choice' | 'carry' | 'place';
    readonly card: Psychic | null;
    readonly chosen: readonly Pick[];
  } | null;
  /** Cards the seat at turn has put down this turn. */
  readonly played: number;
  /** On a turn: what the mover has, what it must beat, and how much is missing to hand the turn over. */
  readonly contest: {
    readonly seat: Seat;
    readonly own: number;
    readonly beat: number;
    readonly missing: number;
  } | null;
  /** Psychics with a lasting effect at work on the current round. */
  readonly inForce: readonly { readonly seat: Seat; readonly card: Psychic }[];
  /** Psychics still to be activated on round 10, in order. */
  readonly queue: readonly Psychic[];
  /** Psychics out of the game. */
  readonly gone: readonly Psychic[];
  /** What this viewer is asked. */
  readonly question: Question | null;
  readonly outcome: Outcome<Seat> | null;
}

export function view(state: State, viewer: Viewer<Seat>): View {
  const rounds = state.sides.map((_, index) => roundView(state, viewer, index + 1));
  return {
    viewer,
    options: state.options,
    step: state.step,
    round: state.round,
    starter: state.starter,
    rounds,
    seats: bySeat((seat) => seatView(state, viewer, seat)),
    waitsFor: waitsFor(state),
    played: state.played,
    contest: contestOf(state, rounds),
    inForce: state.ask ? inForce(sidesOf(state)).flatMap(lastingEffect) : [],
    queue: state.queue,
    gone: state.gone,
    question: viewer === 'spectator' ? null : questionFor(state, viewer),
    outcome: state.outcome,
  };
}

const lastingEffect = ({ seat, laid }: InForce): View['inForce'] =>
  psychic(laid.card).lasts ? [{ seat, card: laid.card }] : [];

const allShown = (state: State): boolean => state.outcome !== null && state.options.revealAtEnd;

const seesHand = (state: State, viewer: Viewer<Seat>, seat: Seat): boolean =>
  viewer === seat || allShown(state) || (viewer !== 'spectator' && looks(state, viewer));

interface SeenRound {
  readonly inPlay: boolean;
  readonly shown: boolean;
  readonly view: RoundView;
}

const NO_TOKENS: readonly Token[] = [];
const seenRounds = new WeakMap<Sides, Partial<Record<Viewer<Seat>, SeenRound>>>();

/** A round that looks as it did is the same object again: most do, and whoever compares views can stop there. */
function roundView(state: State, viewer: Viewer<Seat>, round: number): RoundView {
  const sides = state.sides[round - 1] as Sides;
  const inPlay = round === state.round || round === 10;
  const shown = allShown(state);
  const turnedUp = !state.options.learning || round <= state.round + 2 || shown;
  const card = turnedUp ? (state.line[round - 1] ?? null) : null;
  const tokens = state.tokens[round - 1] ?? NO_TOKENS;
  const result = state.results[round - 1] ?? null;
  const seen = seenRounds.get(sides) ?? {};
  const last = seen[viewer];
  if (last?.inPlay === inPlay && last.shown === shown && last.view.round === round) {
    const { view } = last;
    if (view.tokens === tokens && view.psychic === card && view.result === result) return view;
  }
  const cards = bySeat((seat) => seenCards(sides[seat], viewer === seat || shown));
  const view = { round, tokens, psychic: card, result, sides: bySeat((seat) => sideView(cards, seat, inPlay)) };
  seen[viewer] = { inPlay, shown, view };
  seenRounds.set(sides, seen);
  return view;
}

/** The cards of a side; without the face-down ones, unless they are one's own or shown. */
const seenCards = (cards: readonly Laid[], all: boolean): readonly (Laid | null)[] =>
  all ? cards : cards.map((laid) => (laid.kind === 'ghost' && laid.down ? null : laid));

// Most sides are empty: they share one object each.
const NO_CARDS: SideView = { cards: [], total: null };
const NO_CARDS_YET: SideView = { cards: [], total: 0 };

function sideView(seen: BySeat<readonly (Laid | null)[]>, seat: Seat, inPlay: boolean): SideView {
  if (seen[seat].length === 0) return inPlay ? NO_CARDS_YET : NO_CARDS;
  if (!inPlay) return { cards: seen[seat].map((laid) => cardView(laid, null)), total: null };
  const faces = bySeat((one) => seen[one].filter((laid) => laid !== null));
  const scores = scoreSide(faces[seat], seat, inForce(faces));
  const rest = scores.values();
  const cards = seen[seat].map((laid) => cardView(laid, laid && (rest.next().value ?? null)));
  return { cards, total: scores.reduce((sum, score) => sum + score.value, 0) };
}

function cardView(laid: Laid | null, score: CardScore | null): CardView {
  if (!laid) return { kind: 'hidden' };
  if (laid.kind === 'ghost') {
    return { kind: 'ghost', value: laid.value, down: laid.down, carried: laid.carried, score };
  }
  const { card, units, chosen, active, carried } = laid;
  return { kind: 'psychic', card, units, chosen, active, carried, score };
}

function seatView(state: State, viewer: Viewer<Seat>, seat: Seat): SeatView {
  const deck = state.decks[seat];
  return {
    handCount: state.hands[seat].length,
    hand: seesHand(state, viewer, seat) ? state.hands[seat] : null,
    deckCount: deck.length,
    deckTop: state.shown[seat] ? (deck[0] ?? null) : null,
    deck: deckSeen(state, viewer, seat),
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

function waitsFor({ ask }: State): View['waitsFor'] {
  if (!ask) return null;
  const choice = ask.kind === 'choice' ? ask : null;
  return { seat: ask.seat, kind: ask.kind, card: choice?.card ?? null, chosen: choice?.chosen ?? [] };
}

function contestOf(state: State, rounds: readonly RoundView[]): View['contest'] {
  const { ask, round } = state;
  const sides = rounds[round - 1]?.sides;
  if (!sides || round === 10 || (ask?.kind !== 'turn' && ask?.kind !== 'choice')) return null;
  const [own, beat] = [sides[ask.seat].total ?? 0, sides[other(ask.seat)].total ?? 0];
  return { seat: ask.seat, own, beat, missing: Math.max(0, beat + 1 - own) };
}
