import type { CardId } from '../types/card.ts';
import { SEATS, withSeat } from '../types/seat.ts';
import type { Idea } from '../types/target.ts';
import type { Desk } from './desk.ts';
import { waysToPlay } from './plays.ts';

const STACKS = [0, 1, 2];

/** The ideas that can be bought now. */
export function ideasForSale(desk: Desk): Idea[] {
  if (desk.buys.made >= desk.buys.limit || desk.scene.sides[desk.seat].mind === 0) return [];
  return SEATS.flatMap((side) => STACKS.map((stack) => ({ side, stack }))).filter((idea) => isForSale(desk, idea));
}

/** An own idea always is; an enemy one only if it can be played once it is paid for. */
export function isForSale(desk: Desk, { side, stack }: Idea): boolean {
  const card = desk.scene.sides[side].current[stack];
  if (!card) return false;
  return side === desk.seat || isPlayableOncePaid(desk, { side, stack }, card);
}

/** Judged on public facts: a mind one smaller, a memory one larger with an unknown top, the idea lifted (MK-R26). */
function isPlayableOncePaid(desk: Desk, { side, stack }: Idea, card: CardId): boolean {
  const { seat, scene } = desk;
  const own = scene.sides[seat];
  const paid = { ...own, mind: own.mind - 1, memory: own.memory + 1, top: null };
  const theirs = scene.sides[side];
  const lifted = { ...theirs, current: theirs.current.with(stack, null) };
  const sides = withSeat(withSeat(scene.sides, seat, paid), side, lifted);
  return waysToPlay({ ...desk, question: 'declare', scene: { ...scene, sides } }, card).length > 0;
}
