import type { Viewer } from '@ghostlight/rules-kit';
import type { Pick } from './action.ts';
import { inForce } from './in-force.ts';
import { type CardScore, scoreSide } from './score.ts';
import { allShown, type Seen } from './sight.ts';
import {
  type BySeat,
  bySeat,
  type Laid,
  type Psychic,
  type RoundResult,
  type Seat,
  type Sides,
  type State,
  type Token,
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

const NO_TOKENS: readonly Token[] = [];

const isInPlay = (state: State, round: number): boolean => round === state.round || round === 10;

const isTurnedUp = (state: State, round: number): boolean =>
  !state.options.learning || round <= state.round + 2 || allShown(state);

const isSameRound = (a: State, b: State, round: number): boolean =>
  a.sides[round - 1] === b.sides[round - 1] &&
  a.tokens[round - 1] === b.tokens[round - 1] &&
  a.line[round - 1] === b.line[round - 1] &&
  a.results[round - 1] === b.results[round - 1] &&
  isInPlay(a, round) === isInPlay(b, round) &&
  isTurnedUp(a, round) === isTurnedUp(b, round) &&
  allShown(a) === allShown(b);

export function roundView(state: State, viewer: Viewer<Seat>, round: number, before: Seen | undefined): RoundView {
  const same = before && isSameRound(before.state, state, round) ? before.rounds[round - 1] : undefined;
  if (same) return same;
  const sides = state.sides[round - 1] as Sides;
  const cards = bySeat((seat) => seenCards(sides[seat], viewer === seat || allShown(state)));
  return {
    round,
    tokens: state.tokens[round - 1] ?? NO_TOKENS,
    psychic: isTurnedUp(state, round) ? (state.line[round - 1] ?? null) : null,
    result: state.results[round - 1] ?? null,
    sides: bySeat((seat) => sideView(cards, seat, isInPlay(state, round))),
  };
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
