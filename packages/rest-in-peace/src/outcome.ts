import type { Outcome } from '@ghostlight/rules-kit';
import { type Draft, tellAll } from './draft.ts';
import type { Everything } from './events.ts';
import type { Hidden } from './facts.ts';
import { bySeat, type Seat, type State, type Token, type Value } from './types.ts';

const MANORS_TO_WIN = 4;
const CASTLES_TO_WIN = 3;

const countTokens = (tokens: readonly Token[], kind: Token): number => tokens.filter((token) => token === kind).length;

/** Why these tokens win the game at once, if they do. */
export function winningTokens(tokens: readonly Token[]): 'four-manors' | 'three-castles' | null {
  if (countTokens(tokens, 'manor') >= MANORS_TO_WIN) return 'four-manors';
  return countTokens(tokens, 'castle') >= CASTLES_TO_WIN ? 'three-castles' : null;
}

export const winFor = (seat: Seat, reason: string): Outcome<Seat> => ({ kind: 'win', winners: [seat], reason });

/** Round 10 was tied: the seat with more tokens wins, and equal is a draw (RIP-R21). */
export function byTokens(state: State): Outcome<Seat> {
  const { green, blue } = state.won;
  if (green.length === blue.length) return { kind: 'draw', winners: [], reason: 'equal-tokens' };
  return winFor(green.length > blue.length ? 'green' : 'blue', 'more-tokens');
}

export const waitingOn = (state: State, seat: Seat): readonly Value[] =>
  (state.sides[9]?.[seat] ?? []).flatMap((laid) => (laid.kind === 'ghost' && laid.down ? [laid.value] : []));

export const hiddenOf = (state: State, seat: Seat): Hidden => ({
  deck: state.decks[seat],
  hand: state.hands[seat],
  waiting: waitingOn(state, seat),
});

const everything = (state: State): Everything => ({
  hands: state.hands,
  decks: state.decks,
  waiting: bySeat((seat) => waitingOn(state, seat)),
  line: state.line,
});

export function finish(draft: Draft, outcome: Outcome<Seat>): void {
  const { state } = draft;
  state.outcome = outcome;
  state.ask = null;
  state.queue = [];
  tellAll(draft, { type: 'game-over', outcome, revealed: state.options.revealAtEnd ? everything(state) : null });
}

/** The winner takes every token on the round; the game may be won by it. */
export function takeTokens(draft: Draft, winner: Seat): Outcome<Seat> | null {
  const { state } = draft;
  const tokens = state.tokens[state.round - 1] ?? [];
  state.tokens = state.tokens.with(state.round - 1, []);
  const won = [...state.won[winner], ...tokens];
  state.won = winner === 'green' ? { green: won, blue: state.won.blue } : { green: state.won.green, blue: won };
  tellAll(draft, { type: 'round-won', round: state.round, seat: winner, tokens });
  const reason = winningTokens(won);
  return reason && winFor(winner, reason);
}
