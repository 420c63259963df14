import { z } from 'zod';
import { SEATS } from './types.ts';

const value = z.literal([1, 2, 3, 4, 5, 6]);
const psychic = z.int().min(1).max(29);
const round = z.int().min(1).max(10);

/** One thing picked: a value named or held, a card on a side, a card of an earlier round, a seat, a round. */
const pick = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('value'), value }),
  z.strictObject({ kind: z.literal('ghost'), value }),
  z.strictObject({ kind: z.literal('psychic'), card: psychic }),
  z.strictObject({ kind: z.literal('past'), round, value }),
  z.strictObject({ kind: z.literal('seat'), seat: z.enum(SEATS) }),
  z.strictObject({ kind: z.literal('round'), round }),
]);
export type Pick = Readonly<z.infer<typeof pick>>;

export const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('play-ghost'), value }),
  z.strictObject({ type: z.literal('play-random') }),
  z.strictObject({ type: z.literal('play-psychic'), card: psychic }),
  z.strictObject({ type: z.literal('end-turn') }),
  z.strictObject({ type: z.literal('withdraw') }),
  z.strictObject({ type: z.literal('choose'), pick }),
  z.strictObject({ type: z.literal('carry'), pick }),
  z.strictObject({ type: z.literal('place'), pick }),
  z.strictObject({ type: z.literal('skip') }),
]);
export type Action = Readonly<z.infer<typeof action>>;
