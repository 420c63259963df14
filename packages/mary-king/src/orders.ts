import { z } from 'zod';
import type { Action } from './types/action.ts';
import type { Item } from './types/item.ts';
import type { View } from './types/view.ts';

const order = z.enum(['ask', 'pass']);

/** Standing orders: what a seat wants to be asked about. They look at the kind of event and never at the hand. */
export const ordersSchema = z.strictObject({
  control: order.default('ask'),
  power: order.default('ask'),
  purchase: order.default('ask'),
  penalty: order.default('ask'),
  /** Nothing in the set gains by answering DONE, so it is passed unless a seat wants otherwise. */
  'end-phase': order.default('pass'),
  /** Pass on everything during this turn (by its number), and no longer. */
  passTurn: z.int().min(0).max(9).nullable().default(null),
});

export type Orders = z.output<typeof ordersSchema>;

export const DEFAULT_ORDERS: Orders = ordersSchema.parse({});

/** What the standing orders answer to the open window; null: ask the player. Orders that make no sense are no orders. */
export function auto(view: View, orders: unknown): Action | null {
  const { question, viewer, stack, turn } = view;
  const top: Item | undefined = stack.at(-1);
  if (!top || question?.kind !== 'window' || question.seat !== viewer) return null;
  const parsed = ordersSchema.safeParse(orders ?? {});
  const wanted = parsed.success ? parsed.data : DEFAULT_ORDERS;
  return wanted.passTurn === turn || wanted[top.kind] === 'pass' ? { type: 'pass' } : null;
}
