import { LEVEL_SIZES, LEVELS } from '../src/index.ts';

/** Every set of levels that holds enough cards for the line. */
const levelSets = Array.from({ length: 2 ** LEVELS.length }, (_, bits) => LEVELS.filter((level) => bits & (1 << level)))
  .filter((levels) => levels.reduce<number>((cards, level) => cards + LEVEL_SIZES[level], 0) >= 9)
  // All levels first, so that a short run meets every card.
  .reverse();

const options = [...levelSets.map((levels) => ({ levels, learning: false })), { levels: [0], learning: true }].flatMap(
  (base) =>
    [true, false].flatMap((revealAtEnd) => [null, 60].map((turnSeconds) => ({ ...base, revealAtEnd, turnSeconds }))),
);

/** Every combination of options. */
export const tables = options.map((table) => ({ options: table, players: 2 }));

/** More than any game of random play takes. */
export const bound = 400;
