import type { Destination } from '../types/event.ts';
import type { Item } from '../types/item.ts';
import type { BySeat } from '../types/seat.ts';
import { tell, type Work } from './work.ts';
import { putAway } from './zones.ts';

/** The response stack, bottom first: plain items, last in first out. */

type New<I> = I extends Item ? Omit<I, 'id' | 'uncovered'> : never;

/** Announces an item; nobody has passed on it yet. */
export function push(work: Work, entry: New<Item>): void {
  const { game } = work;
  const item = { ...entry, id: game.nextItem, uncovered: false } as Item;
  game.stack = [...game.stack, item];
  game.nextItem += 1;
  game.latest = item;
  game.passed = [];
  tell(work, { type: 'announced', item });
}

/** Takes an item off the stack, from any depth. */
export function takeOff(work: Work, item: Item): void {
  work.game.stack = work.game.stack.filter((each) => each.id !== item.id);
}

/** An item has come and gone: whoever has to is asked anew about what is on top now, and a DONE is withdrawn (MK-R15). */
export function uncover(work: Work): void {
  const { game } = work;
  game.resolving = null;
  game.passed = [];
  const top = game.stack.at(-1);
  if (!top) return;
  if (top.kind === 'end-phase') {
    takeOff(work, top);
    tell(work, { type: 'done-withdrawn', seat: top.controller });
  } else if (!top.uncovered) game.stack = game.stack.with(-1, { ...top, uncovered: true });
}

/** The item does not resolve; its card goes onto its owner's memory or out of the game (MK-R13). */
export function negate(work: Work, item: Item, to: Extract<Destination, 'memory' | 'removed'>): void {
  if (item.kind === 'penalty' || item.kind === 'end-phase') return;
  takeOff(work, item);
  tell(work, { type: 'negated', item: item.id });
  putAway(work, item.owner, item.card, to);
}

/** Sets what the pending penalty demands (MK-R34). */
export function setPenalty(work: Work, amounts: BySeat<number>): void {
  const { game } = work;
  game.stack = game.stack.map((item) => (item.kind === 'penalty' ? { ...item, amounts } : item));
  tell(work, { type: 'penalty-changed', amounts });
}
