import { negate, setPenalty } from '../../apply/stack.ts';
import type { Work } from '../../apply/work.ts';
import { discardFromMind } from '../../apply/zones.ts';
import type { Scene } from '../../legal/scene.ts';
import type { Item, PenaltyItem, PowerItem } from '../../types/item.ts';
import { bySeat, other, type Seat, withSeat } from '../../types/seat.ts';
import type { Target } from '../../types/target.ts';
import type { DoesOf } from '../card-data.ts';
import type { Deed } from '../deed.ts';

/** The flashes that answer what lies on the stack. What is gone when they resolve is left alone. */

const penaltyOn = (stack: readonly Item[]): PenaltyItem | undefined => stack.find((item) => item.kind === 'penalty');

const punished: Deed['ways'] = (scene, seat) => ((penaltyOn(scene.stack)?.amounts[seat] ?? 0) > 0 ? [null] : []);

/** The whole amount against you moves to the rival (MK-R34). */
export const redirectPenalty = (): Deed => ({
  ways: punished,
  resolve(work, { controller }) {
    const amounts = penaltyOn(work.game.stack)?.amounts;
    if (amounts)
      setPenalty(
        work,
        bySeat((seat) => (seat === controller ? 0 : amounts.ghost + amounts.mortal)),
      );
    return 'done';
  },
});

export const reducePenalty = ({ by }: DoesOf<'reduce-penalty'>): Deed => ({
  ways: punished,
  resolve(work, { controller }) {
    const amounts = penaltyOn(work.game.stack)?.amounts;
    if (amounts) setPenalty(work, withSeat(amounts, controller, Math.max(0, amounts[controller] - by)));
    return 'done';
  },
});

/** The rival's items of a kind, at any depth, by their place from the bottom (MK-R29). */
const aims = (scene: Scene, seat: Seat, kind: Item['kind']): Target[] =>
  scene.stack.flatMap((item, place) =>
    item.kind === kind && item.kind !== 'penalty' && item.controller !== seat ? [{ kind: 'item', item: place }] : [],
  );

const aimedAt = (work: Work, { aim }: PowerItem): Item | undefined => work.game.stack.find((item) => item.id === aim);

export const negateItem = ({ kind, to }: DoesOf<'negate'>): Deed => ({
  ways: (scene, seat) => aims(scene, seat, kind),
  resolve(work, item) {
    const aim = aimedAt(work, item);
    if (aim) negate(work, aim, to);
    return 'done';
  },
});

/** A required discard: whoever cannot pay it loses (MK-R2). The purchase goes on. */
export const taxPurchase = ({ by }: DoesOf<'tax-purchase'>): Deed => ({
  ways: (scene, seat) => aims(scene, seat, 'purchase'),
  resolve(work, item) {
    if (aimedAt(work, item)) discardFromMind(work, other(item.controller), by, 'effect');
    return 'done';
  },
});
