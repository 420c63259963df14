import { below, randomFrom, type Seed, shuffle } from '@ghostlight/rules-kit';
import { PSYCHICS } from './cards/index.ts';
import { byValue } from './draft.ts';
import type { Options } from './options.ts';
import { bySeat, SEATS, type State, type Token, type Value } from './types.ts';

export const ROUNDS = 10;
const HAND_SIZE = 5;

/** The ghosts of one family. */
export const FAMILY: readonly Value[] = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6];
export const TOKENS: readonly Token[] = [...Array<Token>(6).fill('manor'), ...Array<Token>(4).fill('castle')];

/** The numbers of the cards the line is drawn from. */
const poolOf = ({ levels }: Options): readonly number[] =>
  PSYCHICS.filter((card) => levels.includes(card.level)).map((card) => card.no);

export function setup(options: Options, players: number, seed: Seed): State {
  if (players !== SEATS.length) throw new Error(`Rest in Peace is a duel: it needs 2 players, not ${players}.`);
  const [pool, afterPool] = shuffle(randomFrom(seed), poolOf(options));
  const [tokens, afterTokens] = shuffle(afterPool, TOKENS);
  const [green, afterGreen] = shuffle(afterTokens, FAMILY);
  const [blue, afterBlue] = shuffle(afterGreen, FAMILY);
  // The text leaves open who starts, so chance decides (RIP-R1).
  const [first, random] = below(afterBlue, SEATS.length);
  const starter = SEATS[first] ?? 'green';
  const families = { green, blue };
  return {
    options,
    random,
    step: 0,
    turn: 0,
    line: pool.slice(0, ROUNDS - 1),
    tokens: tokens.map((token) => [token]),
    round: 1,
    starter,
    played: 0,
    ask: { kind: 'turn', seat: starter },
    sides: Array.from({ length: ROUNDS }, () => bySeat(() => [])),
    decks: bySeat((seat) => families[seat].slice(HAND_SIZE)),
    shown: { green: false, blue: false },
    hands: bySeat((seat) => families[seat].slice(0, HAND_SIZE).sort(byValue)),
    rows: bySeat(() => []),
    won: bySeat(() => []),
    discards: bySeat(() => []),
    gone: [],
    tripped: null,
    queue: [],
    results: [],
    facts: bySeat(() => ({ opponent: [], everyone: [], glimpse: null })),
    outcome: null,
  };
}
