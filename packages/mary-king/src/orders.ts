import type { Action } from './types/action.ts';
import type { Item } from './types/item.ts';
import type { View } from './types/view.ts';

type Order = 'ask' | 'pass';

/** Standing orders: what a seat wants to be asked about. They look at the kind of event and never at the hand. */
export type Orders = Readonly<Record<Item['kind'], Order>> & {
  /** Pass on everything during this turn (by its number), and no longer. */
  readonly passTurn: number | null;
};

export const DEFAULT_ORDERS: Orders = {
  control: 'ask',
  power: 'ask',
  purchase: 'ask',
  penalty: 'ask',
  // Nothing in the set gains by answering DONE, so it is passed unless a seat wants otherwise.
  'end-phase': 'pass',
  passTurn: null,
};

const isOrders = (orders: object): orders is Partial<Orders> =>
  Object.entries(orders).every(([kind, order]) => {
    if (kind === 'passTurn') return order === null || Number.isInteger(order);
    return Object.hasOwn(DEFAULT_ORDERS, kind) && (order === 'ask' || order === 'pass');
  });

/** Orders as a seat sent them; orders that make no sense are no orders. */
export function readOrders(orders: unknown): Orders {
  if (typeof orders !== 'object' || orders === null || !isOrders(orders)) return DEFAULT_ORDERS;
  return { ...DEFAULT_ORDERS, ...orders };
}

/** What the standing orders answer to the open window; null: ask the player. */
export function auto(view: View, orders: unknown): Action | null {
  const { question, viewer, stack, turn } = view;
  const top: Item | undefined = stack.at(-1);
  if (!top || question?.kind !== 'window' || question.seat !== viewer) return null;
  const wanted = readOrders(orders);
  return wanted.passTurn === turn || wanted[top.kind] === 'pass' ? { type: 'pass' } : null;
}
