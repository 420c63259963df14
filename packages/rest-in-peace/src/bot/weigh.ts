import type { Action, Pick } from '../action.ts';
import { psychic } from '../cards/index.ts';
import { unitsOf } from '../cards/picks.ts';
import { sidesOf } from '../in-force.ts';
import { totalsOf } from '../score.ts';
import { other, type Psychic, type Seat, type State } from '../types.ts';

/** What a psychic is worth on round 10, next to a ghost of that value. */
const TENTH_WORTH: Readonly<Record<number, number>> = {
  4: 2,
  5: 3,
  7: 6,
  8: 3,
  9: 3,
  10: 4,
  11: 5,
  12: 4,
  16: 3,
  17: 2,
  20: 3,
  21: 2,
  23: 2,
  26: 2,
  29: 2,
  13: 0.05,
  22: 0.01,
};

/** How promising each move looks at first sight. */
export function weigh(state: State, seat: Seat, moves: readonly Action[]): readonly number[] {
  const { ask } = state;
  if (ask?.kind !== 'turn') return moves.map((move) => weighAnswer(state, seat, move));
  const totals = totalsOf(sidesOf(state));
  const lead = totals[seat] - totals[other(seat)];
  const strength = reach(state, seat);
  return moves.map((move) => weighPlay(state, seat, move, lead, strength));
}

/** What the seat could still put down this round. */
function reach(state: State, seat: Seat): number {
  let sum = 0;
  for (const value of state.hands[seat]) sum += value;
  for (const card of state.rows[seat]) for (const unit of psychic(card).units ?? []) sum += unit;
  return sum;
}

function weighPlay(state: State, seat: Seat, move: Action, lead: number, strength: number): number {
  const need = 1 - lead;
  switch (move.type) {
    case 'end-turn':
      return 8;
    case 'withdraw':
      // Far behind, the cards are better kept for another round.
      return lead > 0 ? 0.01 : need > strength ? 12 : 0.2 + (4 * need) / (strength + 1);
    case 'play-random':
      return lead > 0 ? 0.1 : 2;
    case 'play-ghost':
      if (lead > 0) return 0.1;
      return move.value >= need ? 4 / (1 + 0.7 * (move.value - need)) : 0.2 + move.value / need;
    case 'play-psychic':
      return weighPsychic(state, seat, move.card, lead);
    default:
      return 1;
  }
}

function weighPsychic(state: State, seat: Seat, card: Psychic, lead: number): number {
  const { ends, units } = psychic(card);
  if (ends) return 0.1;
  if (lead > 0) return 0.15;
  const need = 1 - lead;
  const value = units?.reduce((sum, unit) => sum + unit, 0) ?? 0;
  if (value >= need) return 3;
  return state.hands[seat].length === 0 && value === 0 ? 0.1 : 0.5;
}

function weighAnswer(state: State, seat: Seat, move: Action): number {
  if (move.type === 'skip') return 0.3;
  if (move.type !== 'choose' && move.type !== 'carry' && move.type !== 'place') return 1;
  if (move.type === 'place') return weighPlacing(state, seat, move.pick);
  if (move.type === 'carry') return 1 + worth(move.pick);
  const { ask } = state;
  return ask?.kind === 'choice' ? weighChoice(state, seat, ask.card, move.pick) : 1;
}

function weighPlacing(state: State, seat: Seat, pick: Pick): number {
  if (pick.kind === 'psychic') return TENTH_WORTH[pick.card] ?? 0.2;
  // A strong ghost waits well on round 10, if hands are full enough to spare it.
  return pick.kind === 'ghost' ? 0.3 + pick.value * (state.hands[seat].length > 3 ? 0.8 : 0.4) : 1;
}

const worth = (pick: Pick): number => (pick.kind === 'ghost' || pick.kind === 'value' ? pick.value : 2);

function weighChoice(state: State, seat: Seat, card: Psychic, pick: Pick): number {
  const sides = sidesOf(state);
  switch (card) {
    case 2:
    case 11:
    case 16:
      return worth(pick);
    case 10:
      return pick.kind === 'value' ? 0.2 + 2 * count(sides[seat], pick.value) + inHand(state, seat, pick.value) : 1;
    case 17:
      return pick.kind === 'value' ? 0.2 + 3 * count(sides[other(seat)], pick.value) : 1;
    case 26:
      return pick.kind === 'value'
        ? 0.2 +
            Math.max(
              0,
              2 * count(sides[seat], pick.value) +
                inHand(state, seat, pick.value) -
                2 * count(sides[other(seat)], pick.value),
            )
        : 1;
    case 21:
      return 1 / worth(pick);
    default:
      return 1;
  }
}

const count = (cards: State['sides'][number][Seat], base: number): number =>
  cards.reduce((sum, laid) => sum + unitsOf(laid).filter((unit) => unit === base).length, 0);

const inHand = (state: State, seat: Seat, value: number): number =>
  state.hands[seat].filter((held) => held === value).length;
