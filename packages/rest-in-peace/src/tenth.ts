import { type Draft, setSide, tellAll } from './draft.ts';
import { type Glimpse, HAND, opened, waitingZone } from './facts.ts';
import { inForce, sidesOf, WORTHLESS } from './in-force.ts';
import { byTokens, finish, takeTokens, waitingOn, winFor } from './outcome.ts';
import { activate, type Settled } from './psychic-play.ts';
import { totalsOf } from './score.ts';
import {
  bySeat,
  type Laid,
  other,
  type Psychic,
  SEATS,
  type Seat,
  type Sides,
  type State,
  type Value,
  withSeat,
} from './types.ts';

/** All cards of round 10 are turned up together, then the psychics placed there take their turns (RIP-R20). */
export function beginTenth(draft: Draft): void {
  const { state } = draft;
  state.round = 10;
  state.turn += 1;
  state.played = 0;
  state.tripped = null;
  tellAll(draft, { type: 'tenth-revealed', first: state.starter, ghosts: bySeat((seat) => waitingOn(state, seat)) });
  for (const seat of SEATS) turnUp(draft, seat);
  const worthless = SEATS.find((seat) => sidesOf(state)[seat].some(isWorthlessCard));
  if (worthless) {
    tellAll(draft, { type: 'psychic-activated', seat: worthless, card: WORTHLESS });
    activate(draft, worthless, WORTHLESS);
  } else {
    state.queue = queueOf(sidesOf(state), state.starter);
  }
  runQueue(draft);
}

const isWorthlessCard = (laid: Laid): boolean => laid.kind === 'psychic' && laid.card === WORTHLESS;

function turnUp(draft: Draft, seat: Seat): void {
  const { state } = draft;
  const known = state.facts[seat];
  const ghosts = waitingOn(state, seat);
  const open = (facts: typeof known.opponent) =>
    ghosts.reduce((left, value, n) => opened(left, waitingZone(n), value), facts);
  state.facts = withSeat(state.facts, seat, {
    opponent: open(known.opponent),
    everyone: open(known.everyone),
    glimpse: known.glimpse && afterTurningUp(known.glimpse, ghosts),
  });
  const cards = sidesOf(state)[seat].map((laid) => (laid.kind === 'ghost' ? { ...laid, down: false } : laid));
  setSide(draft, 10, seat, cards);
}

function afterTurningUp(glimpse: Glimpse, ghosts: readonly Value[]): Glimpse {
  const slipped = ghosts.filter((_, n) => glimpse.zones & waitingZone(n));
  return { ...glimpse, zones: glimpse.zones & HAND, gone: [...glimpse.gone, ...slipped] };
}

const placedPsychics = (cards: readonly Laid[]): readonly Psychic[] =>
  cards.flatMap((laid) => (laid.kind === 'psychic' && !laid.carried ? [laid.card] : []));

/** The first seat's first, the other's first, and so on, each side in the order placed. */
function queueOf(sides: Sides, first: Seat): readonly Psychic[] {
  const [mine, theirs] = [placedPsychics(sides[first]), placedPsychics(sides[other(first)])];
  const queue: Psychic[] = [];
  for (let i = 0; i < Math.max(mine.length, theirs.length); i++) {
    for (const card of [mine[i], theirs[i]]) if (card !== undefined) queue.push(card);
  }
  return queue;
}

const ownerOnTenth = (state: State, card: Psychic): Seat | undefined =>
  SEATS.find((seat) => sidesOf(state)[seat].some((laid) => laid.kind === 'psychic' && laid.card === card));

/** Activates one psychic after the other until one asks something or the round is over. */
function runQueue(draft: Draft): void {
  const { state } = draft;
  for (let card = state.queue[0]; card !== undefined; card = state.queue[0]) {
    state.queue = state.queue.slice(1);
    const seat = ownerOnTenth(state, card);
    // Removed before its turn: it is simply gone.
    if (!seat) continue;
    tellAll(draft, { type: 'psychic-activated', seat, card });
    const settled = activate(draft, seat, card);
    if (settled === 'done') continue;
    afterChoiceOnTenth(draft, seat, settled);
    return;
  }
  compare(draft);
}

/** On with the queue, unless its player is asked something; Playing dead and Creepy lull end the round uncompared. */
export function afterChoiceOnTenth(draft: Draft, seat: Seat, settled: Settled): void {
  if (settled === 'done') runQueue(draft);
  else if (settled === 'lost') conclude(draft, other(seat));
  else if (settled === 'tied') conclude(draft, null);
}

function compare(draft: Draft): void {
  const totals = totalsOf(sidesOf(draft.state));
  tellAll(draft, { type: 'tenth-compared', totals });
  if (totals.green === totals.blue) conclude(draft, null);
  else conclude(draft, totals.green > totals.blue ? 'green' : 'blue');
}

function conclude(draft: Draft, winner: Seat | null): void {
  const { state } = draft;
  const tokens = state.tokens[9] ?? [];
  const totals = totalsOf(sidesOf(state), inForce(sidesOf(state)));
  state.results = [...state.results, { winner, totals, tokens, taker: null }];
  if (winner) {
    finish(draft, takeTokens(draft, winner) ?? winFor(winner, 'round-ten'));
  } else {
    tellAll(draft, { type: 'round-tied', round: 10, tokens });
    finish(draft, byTokens(state));
  }
}
