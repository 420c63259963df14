import { byValue, waitingCount } from './draft.ts';
import { holds } from './facts.ts';
import { hiddenOf, winningTokens } from './outcome.ts';
import { FAMILY, ROUNDS, TOKENS } from './setup.ts';
import { type Laid, SEATS, type Seat, type Sides, type State, type Value } from './types.ts';

/** Throws when something is impossible by the rules. */
export function check(state: State): void {
  must((state.ask === null) === (state.outcome !== null), 'The table waits for somebody until the game is over.');
  must(state.results.length <= state.round, 'No round has a result before it was played.');
  must(state.tripped === null || state.round - state.tripped.round <= 1, 'Tripped lives to the next round at most.');
  for (const seat of SEATS) checkSeat(state, seat);
  checkPsychics(state);
  checkTokens(state);
  checkTenth(state);
}

function must(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence);
}

const sideOf = (state: State, round: number, seat: Seat): readonly Laid[] => (state.sides[round - 1] as Sides)[seat];

const everySide = (state: State, seat: Seat): readonly Laid[] => state.sides.flatMap((sides) => sides[seat]);

function checkSeat(state: State, seat: Seat): void {
  const lying = everySide(state, seat).flatMap((laid) => (laid.kind === 'ghost' ? [laid.value] : []));
  const all: Value[] = [...lying, ...state.hands[seat], ...state.decks[seat], ...state.discards[seat]];
  must(all.sort(byValue).join() === FAMILY.join(), `The family of ${seat} has its 21 ghosts.`);
  must(state.hands[seat].toSorted(byValue).join() === state.hands[seat].join(), `The hand of ${seat} is sorted.`);
  must(!state.shown[seat] || state.decks[seat].length > 0, `The deck of ${seat} has no top card to know.`);
  const hidden = hiddenOf(state, seat);
  const { opponent, everyone } = state.facts[seat];
  for (const fact of [...opponent, ...everyone]) {
    must(holds(fact, hidden), `What others know of the ghosts of ${seat} is true: ${JSON.stringify(fact)}.`);
  }
}

/** The nine psychics of the line are each in one place: still in the line, in a row, on a side, or out of the game. */
function checkPsychics(state: State): void {
  const lying = SEATS.flatMap((seat) => everySide(state, seat)).flatMap((laid) =>
    laid.kind === 'psychic' ? [laid.card] : [],
  );
  const left = state.results.findLastIndex((result) => result.taker !== null || result.winner === null) + 1;
  const waiting = state.line.slice(left);
  const all = [...lying, ...state.rows.green, ...state.rows.blue, ...state.gone, ...waiting];
  must(all.sort(byValue).join() === state.line.toSorted(byValue).join(), 'Each psychic is in one place.');
}

function checkTokens(state: State): void {
  const all = [...state.tokens.flat(), ...state.won.green, ...state.won.blue];
  must(all.sort().join() === TOKENS.toSorted().join(), 'There are 6 manors and 4 castles.');
  must(
    state.tokens.every((tokens, index) => tokens.length <= 1 || index + 1 === state.round || state.round === 9),
    'Two tokens lie only on the round in play.',
  );
  for (const seat of SEATS) {
    must(!winningTokens(state.won[seat]) || state.outcome !== null, `${seat} has won and the game goes on.`);
  }
}

function checkTenth(state: State): void {
  for (const seat of SEATS) {
    for (let round = state.round + 1; round < ROUNDS; round++) {
      const carried = sideOf(state, round, seat).every((laid) => laid.carried);
      must(
        (carried && round === state.round + 1) || sideOf(state, round, seat).length === 0,
        `Round ${round} is still empty.`,
      );
    }
    must(state.round < ROUNDS || waitingCount(state, seat) === 0, 'On round 10 all cards are face up.');
    const early = state.sides.slice(0, ROUNDS - 1).flatMap((sides) => sides[seat]);
    must(
      early.every((laid) => laid.kind === 'psychic' || !laid.down),
      'Ghosts lie face down on round 10 alone.',
    );
  }
}
