import { z } from 'zod';

export const LEVELS = [0, 1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];

/** How many psychic cards each level holds. */
export const LEVEL_SIZES: Readonly<Record<Level, number>> = { 0: 9, 1: 5, 2: 5, 3: 5, 4: 5 };

const enough = (levels: readonly Level[]): boolean =>
  levels.reduce<number>((cards, level) => cards + LEVEL_SIZES[level], 0) >= 9;

const levels = z
  .array(z.literal(LEVELS))
  .refine((chosen) => new Set(chosen).size === chosen.length, 'Name each level of psychic cards once.')
  .refine(enough, 'The line needs 9 psychic cards: take level 0, or at least two of the levels 1 to 4.')
  .transform((chosen) => chosen.toSorted((a, b) => a - b));

export const options = z
  .strictObject({
    /** Which levels of psychic cards the line is drawn from. */
    levels: levels.default([0]),
    /** First games: level 0, and only three psychics of the line are turned up at first. */
    learning: z.boolean().default(false),
    /** Seconds for a turn, a choice or a placement; null plays without a clock. */
    turnSeconds: z.int().min(10).max(3600).nullable().default(null),
    /** Show all hidden cards when the game is over. */
    revealAtEnd: z.boolean().default(true),
  })
  .refine((chosen) => !chosen.learning || chosen.levels.join() === '0', {
    message: 'The learning game is played with the starter cards: choose level 0 alone.',
    path: ['levels'],
  });

export interface Options {
  readonly levels: readonly Level[];
  readonly learning: boolean;
  readonly turnSeconds: number | null;
  readonly revealAtEnd: boolean;
}
