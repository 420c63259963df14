import { z } from 'zod';

const oneOf = <const T extends readonly number[]>(seconds: T) => z.literal(seconds);
const interpretSeconds = oneOf([0, 60, 90, 120, 180, 300]);
const longSeconds = oneOf([0, 180, 300, 600]).default(0);

/** The seven-day edition. Names and defaults are those of MY-R36; an option of the other edition is refused. */
const original = z.strictObject({
  edition: z.literal('original').default('original'),
  difficulty: z.enum(['easy', 'normal', 'difficult', 'very-difficult']).default('easy'),
  interpretSeconds: interpretSeconds.default(0),
  ghostSeconds: longSeconds,
  finalSeconds: longSeconds,
  batchVisions: z.boolean().default(false),
  strictMajority: z.boolean().default(false),
  foulCall: z.boolean().default(false),
  guessOrder: z.enum(['character-first', 'object-first']).default('character-first'),
});

/** The 2015 edition, with its track from four players on. */
const clairvoyance = z.strictObject({
  edition: z.literal('clairvoyance'),
  difficulty: z.enum(['easy', 'medium', 'hard']).default('easy'),
  interpretSeconds: interpretSeconds.default(120),
  ghostSeconds: longSeconds,
  voteSeconds: oneOf([0, 30, 60, 120]).default(60),
  finalSeconds: longSeconds,
  batchVisions: z.boolean().default(false),
  splitClairvoyance: z.boolean().default(false),
});

export const optionsSchema = z.discriminatedUnion('edition', [original, clairvoyance]);

export type Options = z.output<typeof optionsSchema>;
export type EditionName = Options['edition'];
export type Difficulty = Options['difficulty'];
