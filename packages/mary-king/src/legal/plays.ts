import { effectOf, isControl, patternOf } from '../cards/catalogue.ts';
import { deedOf } from '../cards/deeds/index.ts';
import { maskOf } from '../psyche/grid.ts';
import type { Action } from '../types/action.ts';
import type { CardId, ControlId, PowerId } from '../types/card.ts';
import { type Seat, withSeat } from '../types/seat.ts';
import type { Desk } from './desk.ts';
import type { Scene } from './scene.ts';

const ORIENTATIONS = [false, true] as const;
const EFFECTS = [1, 2] as const;

/** Whether a control card flips anything in this orientation (MK-R12). */
export const flipsSomething = (scene: Scene, card: ControlId, turned: boolean): boolean =>
  (maskOf(patternOf(card, turned)) & ~scene.locked) !== 0;

/** Every way to play a card now: out of the hand, or as the enemy idea just bought. */
export function waysToPlay(desk: Desk, card: CardId): Action[] {
  if (!isControl(card)) return EFFECTS.flatMap((effect) => waysOf(desk, card, effect));
  if (desk.question === 'window' || desk.plays.made >= desk.plays.limit) return [];
  return ORIENTATIONS.filter((turned) => flipsSomething(desk.scene, card, turned)).map((turned) => ({
    type: 'play-control',
    card,
    turned,
  }));
}

/** Every way to declare one effect now. In a window only flashes can be declared. */
export function waysOf(desk: Desk, card: PowerId, effect: 1 | 2): Action[] {
  if (desk.question === 'window' && effectOf(card, effect).timing === 'normal') return [];
  return deedOf(card, effect)
    .ways(sceneFor(desk), desk.seat)
    .map((target) => ({ type: 'play-power', card, effect, target }));
}

/** "Hand" in what an effect needs never counts the card itself; a bought card was not in the hand. */
export function sceneFor(desk: Desk): Scene {
  return desk.question === 'declare' ? desk.scene : withHand(desk.scene, desk.seat, -1);
}

const withHand = (scene: Scene, seat: Seat, more: number): Scene => {
  const side = scene.sides[seat];
  return { ...scene, sides: withSeat(scene.sides, seat, { ...side, hand: side.hand + more }) };
};
