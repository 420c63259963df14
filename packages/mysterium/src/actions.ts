import { z } from 'zod';
import { ALL_SUSPECTS, DREAMS } from './cards.ts';

const dream = z.enum(DREAMS);
const card = z.enum(ALL_SUSPECTS);
const number = z.int().min(1).max(6);

/** Every action, one spelling each. The ghost picks into a tray and then uses it, so that the list of legal moves stays short. */
export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('tray-in'), dream }),
  z.strictObject({ type: z.literal('tray-out'), dream }),
  z.strictObject({ type: z.literal('send'), persona: number }),
  z.strictObject({ type: z.literal('redraw') }),
  z.strictObject({ type: z.literal('choose'), group: number }),
  z.strictObject({ type: z.literal('chance') }),
  z.strictObject({ type: z.literal('ball'), persona: number, card }),
  z.strictObject({ type: z.literal('clear-ball'), persona: number }),
  z.strictObject({ type: z.literal('token'), persona: number, card, mark: z.enum(['agree', 'disagree']) }),
  z.strictObject({ type: z.literal('take-back'), persona: number }),
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({ type: z.literal('unready') }),
  z.strictObject({ type: z.literal('accuse'), group: number }),
  z.strictObject({ type: z.literal('clear-accusation') }),
  z.strictObject({ type: z.literal('vote'), group: number }),
  z.strictObject({ type: z.literal('abstain') }),
]);

export type Action = z.output<typeof actionSchema>;
export type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;
