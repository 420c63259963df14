import {
  PSYCHICS,
  psychic,
  type RoundResult,
  rules,
  SEATS,
  type Seat,
  type State,
  type Token,
  type Value,
} from '../src/index.ts';
import { laidPsychic } from '../src/psychic-play.ts';
import { FAMILY } from '../src/setup.ts';
import { type BySeat, bySeat, type Laid, type Sides } from '../src/types.ts';

/** A card on a side: a ghost by its value, or a psychic by `p` and its number. */
type Card = Value | `p${number}`;

interface SeatPosition {
  readonly hand?: readonly Value[];
  /** From the top. Ghosts left over lie in the discards; without it they are the deck. */
  readonly deck?: readonly Value[];
  readonly row?: readonly number[];
  /** On this seat's side of the round in play. Psychics lie there spent: play them to see them work. */
  readonly side?: readonly Card[];
  /** On this seat's side of round 10; ghosts face down. */
  readonly tenth?: readonly Card[];
  /** Ghosts at earlier rounds. */
  readonly past?: Readonly<Record<number, readonly Value[]>>;
  readonly won?: readonly Token[];
}

export interface Position {
  readonly round?: number;
  /** Whose turn it is, and who started the round. */
  readonly turn?: Seat;
  readonly green?: SeatPosition;
  readonly blue?: SeatPosition;
  /** The psychic of the round in play. */
  readonly prize?: number;
  /** The whole line, for a first round. */
  readonly line?: readonly number[];
  /** The tokens of the round in play and of those after it. */
  readonly tokens?: readonly Token[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
}

// Nobody can have won by these before the tenth round: the tokens go to green, green, blue, blue and so on.
const TOKENS: readonly Token[] = [
  'manor',
  'castle',
  'manor',
  'castle',
  'manor',
  'castle',
  'manor',
  'castle',
  'manor',
  'manor',
];
const winnerOf = (round: number): Seat => (round % 4 === 1 || round % 4 === 2 ? 'green' : 'blue');

const psychicsOf = (cards: readonly Card[] = []): number[] =>
  cards.flatMap((card) => (typeof card === 'string' ? [Number(card.slice(1))] : []));
const ghostsOf = (cards: readonly Card[] = []): Value[] => cards.filter((card) => typeof card === 'number');

/** A position in the middle of a game, whole: every card of the box is somewhere. */
export function arrange(position: Position): State {
  const { round = 5, turn = 'green' } = position;
  const options = rules.options.parse({ levels: [0, 1, 2, 3, 4], ...position.options });
  const fresh = rules.setup(options, 2, position.seed ?? '7'.repeat(64));
  const seats: BySeat<SeatPosition> = bySeat((seat) => position[seat] ?? {});
  const { line, gone } = position.line ? { line: position.line, gone: [] } : lineOf(seats, round, position.prize);
  const ghosts = bySeat((seat) => ghostsIn(seats[seat]));
  const results = Array.from({ length: round - 1 }, (_, i) => resultOf(i + 1));
  return {
    ...fresh,
    line,
    gone,
    round,
    starter: turn,
    ask: { kind: 'turn', seat: turn },
    tokens: tokensLeft(seats, round, position.tokens),
    won: bySeat((seat) => seats[seat].won ?? wonBy(seat, round)),
    results,
    hands: bySeat((seat) => (seats[seat].hand ?? []).toSorted((a, b) => a - b)),
    decks: bySeat((seat) => ghosts[seat].deck),
    discards: bySeat((seat) => ghosts[seat].discards),
    rows: bySeat((seat) => seats[seat].row ?? []),
    sides: Array.from({ length: 10 }, (_, i) => sidesAt(seats, i + 1, round)),
  };
}

function resultOf(round: number): RoundResult {
  const winner = winnerOf(round);
  const taker = winner === 'green' ? 'blue' : 'green';
  return { winner, totals: { green: 0, blue: 0 }, tokens: [TOKENS[round - 1] ?? 'manor'], taker };
}

const wonBy = (seat: Seat, round: number): Token[] =>
  TOKENS.slice(0, round - 1).filter((_, i) => winnerOf(i + 1) === seat);

/** When a test says what was won, the rounds to come have what is left in the box. */
function tokensLeft(
  seats: BySeat<SeatPosition>,
  round: number,
  told?: readonly Token[],
): readonly (readonly Token[])[] {
  if (told) return TOKENS.map((_, i) => (i < round - 1 ? [] : told.slice(i - round + 1, i - round + 2)));
  const left: Token[] = [...TOKENS];
  for (const seat of SEATS) {
    for (const token of seats[seat].won ?? wonBy(seat, round)) left.splice(left.indexOf(token), 1);
  }
  return TOKENS.map((_, i) => (i < round - 1 ? [] : left.slice(i - round + 1, i - round + 2)));
}

/** The line holds the cards that are out already, then the prize, then others. */
function lineOf(seats: BySeat<SeatPosition>, round: number, prize?: number): { line: number[]; gone: number[] } {
  const out = SEATS.flatMap((seat) => [
    ...(seats[seat].row ?? []),
    ...psychicsOf(seats[seat].side),
    ...psychicsOf(seats[seat].tenth),
  ]);
  if (out.length > round - 1) throw new Error(`By round ${round} only ${round - 1} psychics can be out.`);
  const spare = PSYCHICS.map((card) => card.no).filter((no) => !out.includes(no) && no !== prize);
  const gone = spare.splice(-(round - 1 - out.length), round - 1 - out.length);
  const rest = prize === undefined ? spare : [prize, ...spare];
  return { line: [...out, ...gone, ...rest].slice(0, 9), gone };
}

function ghostsIn(seat: SeatPosition): { deck: readonly Value[]; discards: readonly Value[] } {
  const rest = FAMILY.slice();
  const placed = [
    ...(seat.hand ?? []),
    ...ghostsOf(seat.side),
    ...ghostsOf(seat.tenth),
    ...Object.values(seat.past ?? {}).flat(),
    ...(seat.deck ?? []),
  ];
  for (const value of placed) {
    const index = rest.indexOf(value);
    if (index < 0) throw new Error(`The family has no more ${value}.`);
    rest.splice(index, 1);
  }
  return seat.deck ? { deck: seat.deck, discards: rest } : { deck: rest, discards: [] };
}

function sidesAt(seats: BySeat<SeatPosition>, at: number, round: number): Sides {
  const lay = (card: Card, down: boolean): Laid =>
    typeof card === 'number'
      ? { kind: 'ghost', value: card, down, carried: false }
      : laidPsychic(psychic(Number(card.slice(1))), at);
  return bySeat((seat) => [
    ...(at === round ? (seats[seat].side ?? []).map((card) => lay(card, false)) : []),
    ...(at === 10 ? (seats[seat].tenth ?? []).map((card) => lay(card, true)) : []),
    ...(seats[seat].past?.[at] ?? []).map((card) => lay(card, false)),
  ]);
}
