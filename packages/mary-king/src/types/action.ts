import { z } from 'zod';
import { CONTROL } from '../cards/design.ts';
import { type CardId, type ControlId, POWER_IDS, type PowerId } from './card.ts';
import { SEATS } from './seat.ts';
import { targetSchema } from './target.ts';

const controlIds = Object.keys(CONTROL) as ControlId[];
const control = z.enum(controlIds);
const power = z.enum(POWER_IDS as readonly PowerId[]);
const card = z.enum([...controlIds, ...POWER_IDS] as CardId[]);
const stack = z.int().min(0).max(2);

/** Every action, one spelling each (MK-R29). A bought enemy idea is declared with the two play actions. */
export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('play-control'), card: control, turned: z.boolean() }),
  z.strictObject({ type: z.literal('play-power'), card: power, effect: z.literal([1, 2]), target: targetSchema }),
  z.strictObject({ type: z.literal('buy-idea'), side: z.enum(SEATS), stack }),
  /** The ghost names one or two stacks, in order; the mortal none. */
  z.strictObject({ type: z.literal('use-ability'), stacks: z.array(stack).max(2).readonly() }),
  z.strictObject({ type: z.literal('done') }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('pick'), card }),
  z.strictObject({ type: z.literal('pick-tile'), cell: z.int().min(0).max(11) }),
  z.strictObject({ type: z.literal('stop') }),
  z.strictObject({ type: z.literal('decline') }),
  z.strictObject({ type: z.literal('recall') }),
  z.strictObject({ type: z.literal('keep') }),
]);

export type Action = z.output<typeof actionSchema>;
export type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;
