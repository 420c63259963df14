import { patternOf } from '../cards/catalogue.ts';
import { deedOf } from '../cards/deeds/index.ts';
import { ABILITIES } from '../cards/design.ts';
import type { Desk } from '../legal/desk.ts';
import { sceneFor } from '../legal/plays.ts';
import type { ActionOf } from '../types/action.ts';
import type { Seat } from '../types/seat.ts';
import { other } from '../types/seat.ts';
import { push } from './stack.ts';
import { addTo, tell, type Work } from './work.ts';
import { discardFromMind, draw, echo, liftIdea, takeFromHand } from './zones.ts';

/** Announcements: the limits are counted, the price is paid, and what was announced lies on the stack for all to see. */

type Play = ActionOf<'play-control'> | ActionOf<'play-power'>;

/** A card is played out of the hand, or as the enemy idea just bought. */
export function announcePlay(work: Work, desk: Desk, action: Play): void {
  const { game } = work;
  const { seat } = desk;
  const bought = game.resolving;
  const owner = bought?.kind === 'purchase' ? bought.owner : seat;
  if (bought) game.resolving = null;
  else takeFromHand(work, seat, action.card);
  if (action.type === 'play-control') {
    const { card, turned } = action;
    game.spent = { ...game.spent, plays: game.spent.plays + 1 };
    push(work, { kind: 'control', controller: seat, owner, card, turned, cells: patternOf(card, turned) });
  } else {
    const { card, effect, target } = action;
    const cells = deedOf(card, effect).cells?.(sceneFor(desk), seat, target) ?? [];
    const aim = target?.kind === 'item' ? (game.stack[target.item]?.id ?? null) : null;
    push(work, { kind: 'power', controller: seat, owner, card, effect, target, cells, aim });
  }
}

/** The price is paid and the idea lifted before anyone can answer; what lies beneath is not yet current (MK-R21). */
export function announcePurchase(work: Work, seat: Seat, { side, stack }: ActionOf<'buy-idea'>): void {
  const { game } = work;
  discardFromMind(work, seat, 1, 'cost');
  game.spent = { ...game.spent, buys: game.spent.buys + 1 };
  const card = liftIdea(work, side, stack);
  if (card === undefined) throw new Error('A purchase without an idea.');
  game.lifted = { side, stack };
  push(work, { kind: 'purchase', controller: seat, owner: side, card, stack });
}

/** A token is turned over and the ability happens; nobody can answer it. */
export function useAbility(work: Work, seat: Seat, { stacks }: ActionOf<'use-ability'>): void {
  const { game } = work;
  game.tokens = addTo(addTo(game.tokens, seat, -1), other(seat), 1);
  tell(work, { type: 'ability-used', seat, stacks });
  if (seat === 'mortal') draw(work, seat, ABILITIES.mortal.cards);
  for (const stack of stacks) echo(work, seat, stack);
}
