import { setSide, tell, tellOnly } from '../../apply/work.ts';
import { discardFromMind, draw, layOnMind, shuffleIn, sorted, takeFromMemory } from '../../apply/zones.ts';
import * as lore from '../../knowledge/lore.ts';
import { other } from '../../types/seat.ts';
import type { DoesOf } from '../card-data.ts';
import type { Deed } from '../deed.ts';
import { addPick, ask, gather, topOf } from './choosing.ts';

/** The deeds that move cards into and out of minds. */

const plainly = [null] as const;

export const discardMinds = ({ rival, self }: DoesOf<'discard-minds'>): Deed => ({
  ways: (scene, seat) => (scene.sides[seat].mind >= self ? plainly : []),
  resolve(work, { controller }) {
    discardFromMind(work, other(controller), rival, 'effect');
    // A rival who fails has lost before this part happens, unless the day is played out (MK-R38).
    const rivalIsOut = work.failed.size > 0 && work.game.options.mutualDeath === 'sameResolution';
    if (self > 0 && !rivalIsOut) discardFromMind(work, controller, self, 'effect');
    return 'done';
  },
});

export const drawCards = ({ count }: DoesOf<'draw'>): Deed => ({
  ways: (scene, seat) => (scene.sides[seat].mind >= count ? plainly : []),
  resolve(work, { controller }) {
    draw(work, controller, count);
    return 'done';
  },
});

/** Cards of the own memory go into the mind. The card itself is not in the memory yet, so it cannot fetch itself. */
export const restore = ({ most, place }: DoesOf<'restore'>): Deed => ({
  ways: (scene, seat) => (scene.sides[seat].memory > 0 ? plainly : []),
  resolve: (work, { controller }) => (work.game.sides[controller].memory.length > 0 ? ask(work, controller) : 'done'),
  choice: gather({
    from: 'memory',
    most,
    take(work, seat, cards) {
      takeFromMemory(work, seat, cards);
      if (place === 'shuffled') shuffleIn(work, seat, cards);
      else for (const card of cards) layOnMind(work, seat, card);
      tell(work, { type: 'restored', side: seat, cards, place });
    },
  }),
});

/** Looks at the top of the own mind and takes one card; what is put back is known to its owner (MK-R27). */
export const peek = ({ look }: DoesOf<'peek'>): Deed => ({
  ways: (scene, seat) => (scene.sides[seat].mind > 0 ? plainly : []),
  resolve(work, { controller }) {
    const side = work.game.sides[controller];
    const cards = topOf(side.mind, look);
    if (cards.length === 0) return 'done';
    setSide(work, controller, { lore: lore.peeked(side.lore, cards) });
    const event = { type: 'looked', seat: controller, at: 'mind', count: cards.length } as const;
    tellOnly(work, controller, { ...event, cards }, { ...event, cards: null });
    return ask(work, controller);
  },
  choice: {
    from: 'mind-top',
    look,
    options: (zone, picks) =>
      zone.filter((_, place) => !picks.includes(place)).map((card) => ({ type: 'pick', card }) as const),
    answer(work, { controller }, picks, action) {
      const side = work.game.sides[controller];
      const looked = topOf(side.mind, look);
      if (action.type !== 'pick') return ask(work, controller, picks);
      const order = [...picks, looked.indexOf(action.card)];
      // The last two of what is left need no question: one of them on top leaves the other beneath.
      if (order.length < looked.length - 1) return addPick(work, controller, order, action.card);
      const [taken = action.card, ...first] = order.flatMap((place) => looked[place] ?? []);
      const back = [...first, ...looked.filter((card) => card !== taken && !first.includes(card))];
      setSide(work, controller, {
        mind: [...side.mind.slice(0, side.mind.length - looked.length), ...back.toReversed()],
        hand: sorted([...side.hand, taken]),
        lore: lore.took(side.lore, looked, taken),
      });
      tellOnly(
        work,
        controller,
        { type: 'took', seat: controller, card: taken, back },
        { type: 'took', seat: controller, card: null, back: null },
      );
      return 'done';
    },
  },
});
