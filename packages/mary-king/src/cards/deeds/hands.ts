import { pick } from '@ghostlight/rules-kit';
import { setSide, tell, tellOnly } from '../../apply/work.ts';
import { discardFromHand, draw, returnToMind } from '../../apply/zones.ts';
import * as lore from '../../knowledge/lore.ts';
import { other } from '../../types/seat.ts';
import type { DoesOf } from '../card-data.ts';
import { isPower } from '../catalogue.ts';
import type { Deed } from '../deed.ts';
import { ask, gather } from './choosing.ts';

/** The deeds that touch hands. */

export const discardFromHandAtRandom = (): Deed => ({
  ways: (scene, seat) => (scene.sides[other(seat)].hand > 0 ? [null] : []),
  resolve(work, { controller }) {
    const rival = other(controller);
    const { hand } = work.game.sides[rival];
    if (hand.length === 0) return 'done';
    const [card, random] = pick(work.game.random, hand);
    work.game.random = random;
    discardFromHand(work, rival, card);
    return 'done';
  },
});

/** Own cards go back into the mind; the others see only how many (MK-R27). */
export const returnHand = ({ most, redraw }: DoesOf<'return-hand'>): Deed => ({
  ways: (scene, seat) => (scene.sides[seat].hand > 0 ? [null] : []),
  resolve: (work, { controller }) => (work.game.sides[controller].hand.length > 0 ? ask(work, controller) : 'done'),
  choice: gather({
    from: 'hand',
    most,
    take(work, seat, cards) {
      returnToMind(work, seat, cards);
      if (redraw) draw(work, seat, cards.length);
    },
  }),
});

/** The rival's hand is shown; one power card of it may be discarded. Asked whatever that hand holds (MK-R28). */
export const pry = (): Deed => ({
  ways: (scene, seat) => (scene.sides[other(seat)].hand > 0 ? [null] : []),
  resolve(work, { controller }) {
    const rival = other(controller);
    const side = work.game.sides[rival];
    if (side.hand.length === 0) return 'done';
    setSide(work, rival, { lore: lore.handShown(side.lore, side.hand) });
    const event = { type: 'looked', seat: controller, at: 'hand', count: side.hand.length } as const;
    tellOnly(work, controller, { ...event, cards: side.hand }, { ...event, cards: null });
    return ask(work, controller);
  },
  choice: {
    from: 'rival-hand',
    options: (zone) => [...zone.filter(isPower).map((card) => ({ type: 'pick', card }) as const), { type: 'decline' }],
    answer(work, { controller }, _picks, action) {
      if (action.type === 'pick') discardFromHand(work, other(controller), action.card);
      else tell(work, { type: 'declined', seat: controller });
      return 'done';
    },
  },
});
