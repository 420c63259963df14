import { psychic } from './cards/index.ts';
import { type Draft, drawInto, lay, lift, tellAll, toRow } from './draft.ts';
import { type InForce, inForce, sidesOf } from './in-force.ts';
import { finish, takeTokens } from './outcome.ts';
import { totalsOf } from './score.ts';
import { beginTenth } from './tenth.ts';
import { type Laid, other, type Psychic, SEATS, type Seat, type State, type Token } from './types.ts';

/** Ends rounds 1 to 9 in the order of RIP-R3: tokens, win, psychic, moving cards, draw, placement. */
export function endRound(draft: Draft, winner: Seat | null): void {
  const { state } = draft;
  const force = inForce(sidesOf(state));
  const totals = totalsOf(sidesOf(state), force);
  const tokens = state.tokens[state.round - 1] ?? [];
  if (winner === null) {
    passTokensOn(draft, tokens);
    state.results = [...state.results, { winner, totals, tokens, taker: null }];
  } else {
    const outcome = takeTokens(draft, winner);
    const taker = takerOf(force, other(winner));
    state.results = [...state.results, { winner, totals, tokens, taker: outcome ? null : taker }];
    if (outcome) {
      // The win is instant: nothing after it happens.
      finish(draft, outcome);
      return;
    }
    takePsychic(draft, taker);
  }
  moveToTenth(draft, force);
  if (winner && carriable(state, winner).length > 0) {
    state.ask = { kind: 'carry', seat: winner };
    return;
  }
  closeRound(draft);
}

const roundsPsychic = (state: State): Psychic => state.line[state.round - 1] as Psychic;

/** A tie moves the tokens on and takes the psychic out of the game (card 27, RIP-R17). */
function passTokensOn(draft: Draft, tokens: readonly Token[]): void {
  const { state } = draft;
  const next = [...(state.tokens[state.round] ?? []), ...tokens];
  state.tokens = state.tokens.with(state.round - 1, []).with(state.round, next);
  tellAll(draft, { type: 'round-tied', round: state.round, tokens });
  state.gone = [...state.gone, roundsPsychic(state)];
  tellAll(draft, { type: 'psychic-gone', card: roundsPsychic(state) });
}

/** The loser takes the psychic, unless You won't have it is at work. */
const takerOf = (force: readonly InForce[], loser: Seat): Seat =>
  force.find(({ laid }) => psychic(laid.card).takesPsychic)?.seat ?? loser;

function takePsychic(draft: Draft, seat: Seat): void {
  const card = roundsPsychic(draft.state);
  toRow(draft, seat, card);
  tellAll(draft, { type: 'psychic-taken', seat, card });
}

/** Now or never goes to round 10, however the round ended (RIP-R12). */
function moveToTenth(draft: Draft, force: readonly InForce[]): void {
  for (const { seat, laid } of force) {
    const { movesToTenth, unitsOnTenth } = psychic(laid.card);
    if (!movesToTenth || !unitsOnTenth) continue;
    lift(draft, draft.state.round, seat, laid);
    lay(draft, 10, seat, { ...laid, units: unitsOnTenth, active: false, carried: true });
    tellAll(draft, { type: 'moved-to-tenth', seat, card: laid.card });
  }
}

const isCarriable = (laid: Laid): boolean => laid.kind === 'ghost' || (laid.units.length > 0 && laid.card !== 19);

/** What the winner may carry on with Still me: cards with a value (RIP-R23), but not one whose value ends with the round. */
export const carriable = (state: State, winner: Seat): readonly Laid[] =>
  inForce(sidesOf(state)).some(({ seat, laid }) => seat === winner && psychic(laid.card).carries)
    ? sidesOf(state)[winner].filter(isCarriable)
    : [];

/** The card starts the next round with its base and nothing else (RIP-R31). */
export function carryOn(draft: Draft, seat: Seat, laid: Laid): void {
  const { state } = draft;
  const carried: Laid = laid.kind === 'ghost' ? { ...laid, carried: true } : { ...laid, active: false, carried: true };
  lay(draft, state.round + 1, seat, carried);
}

/** Effects are over: both draw, and whoever lost may place a card (RIP-R28). */
export function closeRound(draft: Draft): void {
  const { state } = draft;
  if (state.tripped && state.tripped.round < state.round) state.tripped = null;
  for (const seat of SEATS) drawInto(draft, seat, 2);
  const winner = state.results[state.round - 1]?.winner;
  const loser = winner && other(winner);
  if (loser && (state.hands[loser].length > 0 || state.rows[loser].length > 0)) {
    state.ask = { kind: 'place', seat: loser };
    return;
  }
  nextRound(draft);
}

/** The winner starts; after a lull the same seat starts again (RIP-R16). */
export function nextRound(draft: Draft): void {
  const { state } = draft;
  state.starter = state.results[state.round - 1]?.winner ?? state.starter;
  if (state.round === 9) {
    beginTenth(draft);
    return;
  }
  state.round += 1;
  state.turn += 1;
  state.played = 0;
  state.ask = { kind: 'turn', seat: state.starter };
  const turnedUp = state.options.learning ? (state.line[state.round + 1] ?? null) : null;
  tellAll(draft, { type: 'round-started', round: state.round, starter: state.starter, turnedUp });
}
