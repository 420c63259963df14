import { byValue } from '../draft.ts';
import { waitingOn } from '../outcome.ts';
import { bySeat, type Laid, type Seat, type Sides, type State, type Value } from '../types.ts';

/** Puts all that this seat cannot see into a fixed order, so that worlds it cannot tell apart become one and the same. */
export function forget(state: State, viewer: Seat): State {
  const dealt = bySeat((seat) => {
    const deck = state.decks[seat];
    const top = state.shown[seat] ? deck.slice(0, 1) : [];
    const below = deck.slice(top.length);
    const [hand, waiting] = [state.hands[seat], waitingOn(state, seat)];
    if (seat === viewer) return { hand, waiting, deck: [...top, ...below.toSorted(byValue)] };
    const pool = [...below, ...hand, ...waiting].sort(byValue);
    const placed = hand.length + waiting.length;
    return {
      hand: pool.slice(0, hand.length),
      waiting: pool.slice(hand.length, placed),
      deck: [...top, ...pool.slice(placed)],
    };
  });
  const tenth = state.sides[9] as Sides;
  return {
    ...state,
    line: state.options.learning ? fixedLine(state) : state.line,
    decks: bySeat((seat) => dealt[seat].deck),
    hands: bySeat((seat) => dealt[seat].hand),
    sides: state.sides.with(
      9,
      bySeat((seat) => withWaiting(tenth[seat], dealt[seat].waiting)),
    ),
  };
}

function withWaiting(cards: readonly Laid[], waiting: readonly Value[]): readonly Laid[] {
  const ghosts = waiting.values();
  return cards.map((laid) =>
    laid.kind === 'ghost' && laid.down ? { ...laid, value: ghosts.next().value ?? laid.value } : laid,
  );
}

/** The psychics not yet turned up in the learning game. */
function fixedLine({ line, round }: State): State['line'] {
  const up = Math.min(line.length, round + 2);
  return [...line.slice(0, up), ...line.slice(up).toSorted(byValue)];
}
