import type { Outcome, Viewer } from '@ghostlight/rules-kit';
import type { Pick } from './action.ts';
import { psychic } from './cards/index.ts';
import { type InForce, inForce, sidesOf } from './in-force.ts';
import { type Question, questionFor } from './legal.ts';
import type { Options } from './options.ts';
import { type RoundView, roundView } from './round-view.ts';
import { totalsOf } from './score.ts';
import { type SeatView, seatView } from './seat-view.ts';
import { type Seen, seesHand } from './sight.ts';
import { type BySeat, bySeat, other, type Psychic, SEATS, type Seat, type State } from './types.ts';

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
  const open = openTo(state);
  const mine = viewer === 'spectator' ? null : viewer;
  const { rounds, seats } = mine ? ownTo(state, mine, open) : open;
  return {
    viewer,
    options: state.options,
    step: state.step,
    round: state.round,
    starter: state.starter,
    rounds,
    seats,
    waitsFor: open.waitsFor,
    played: state.played,
    contest: open.contest,
    inForce: open.inForce,
    queue: state.queue,
    gone: state.gone,
    question: mine && questionFor(state, mine),
    outcome: state.outcome,
  };
}

/** What a spectator sees, and so everybody. */
interface Open extends Seen {
  readonly waitsFor: View['waitsFor'];
  readonly contest: View['contest'];
  readonly inForce: View['inForce'];
}

/**
 * What each viewer saw last of a match, whose states share their options. What looks as it did is the same object again,
 * and so is what looks the same to several: whoever compares views can stop there.
 */
const lastSeen = new WeakMap<Options, { open: Open } & Partial<Record<Seat, Seen>>>();

function openTo(state: State): Open {
  const last = lastSeen.get(state.options);
  const before = last?.open;
  if (before?.state === state) return before;
  const force = inForce(sidesOf(state));
  const open: Open = {
    state,
    rounds: state.sides.map((_, index) => roundView(state, 'spectator', index + 1, before)),
    seats: bySeat((seat) => seatView(state, 'spectator', seat, before)),
    waitsFor: waitsFor(state),
    contest: contestOf(state, force),
    inForce: state.ask ? force.flatMap(lastingEffect) : [],
  };
  if (last) last.open = open;
  else lastSeen.set(state.options, { open });
  return open;
}

/** A seat's own ghosts on round 10 and in hand, and what it knows of the other's. */
function ownTo(state: State, viewer: Seat, open: Open): Seen {
  const last = lastSeen.get(state.options);
  const before = last?.[viewer];
  const seen: Seen = {
    state,
    rounds: hasHidden(state) ? open.rounds.with(9, roundView(state, viewer, 10, before)) : open.rounds,
    seats: bySeat((seat) => (isClosed(state, viewer, seat) ? open.seats[seat] : seatView(state, viewer, seat, before))),
  };
  if (last) last[viewer] = seen;
  return seen;
}

const hasHidden = ({ sides }: State): boolean =>
  SEATS.some((seat) => sides[9]?.[seat].some((laid) => laid.kind === 'ghost' && laid.down));

/** A seat of which this one knows no more than a spectator does. */
const isClosed = (state: State, viewer: Seat, seat: Seat): boolean => {
  const { opponent, everyone } = state.facts[seat];
  return !seesHand(state, viewer, seat) && opponent.length === 0 && everyone.length === 0;
};

const lastingEffect = ({ seat, laid }: InForce): View['inForce'] =>
  psychic(laid.card).lasts ? [{ seat, card: laid.card }] : [];

function waitsFor({ ask }: State): View['waitsFor'] {
  if (!ask) return null;
  const choice = ask.kind === 'choice' ? ask : null;
  return { seat: ask.seat, kind: ask.kind, card: choice?.card ?? null, chosen: choice?.chosen ?? [] };
}

function contestOf(state: State, force: readonly InForce[]): View['contest'] {
  const { ask, round } = state;
  if (round === 10 || (ask?.kind !== 'turn' && ask?.kind !== 'choice')) return null;
  const totals = totalsOf(sidesOf(state), force);
  const [own, beat] = [totals[ask.seat], totals[other(ask.seat)]];
  return { seat: ask.seat, own, beat, missing: Math.max(0, beat + 1 - own) };
}
