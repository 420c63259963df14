import { z } from 'zod';
import { DAYS } from './day.ts';

export const optionsSchema = z.strictObject({
  /** Four prerogative tokens and the two special abilities. */
  specialAbilities: z.boolean().default(false),
  /** How long a seat may think about an answer on the other's turn or in a window; 0 is no clock (MK-R23, MK-R36). */
  windowSeconds: z.literal([0, 10, 15, 20, 30, 45, 60]).default(20),
  /** How long the active seat may think about each decision of its own; 0 is no clock. */
  turnSeconds: z.literal([0, 30, 60, 90, 120, 180, 300, 600]).default(0),
  /** When two lost minds count as one loss for both (MK-R3). */
  mutualDeath: z.enum(['sameResolution', 'sameDay']).default('sameResolution'),
  /** The day from which holding all twelve tiles wins; Monday as printed (MK-R37). */
  totalControlFrom: z.enum(DAYS).default('mon'),
  /** Whether everything hidden is shown when the game is over. */
  revealAtEnd: z.boolean().default(true),
});

export type Options = z.output<typeof optionsSchema>;
