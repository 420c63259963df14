import { effectOf } from '../cards/catalogue.ts';
import type { Progress } from '../cards/deed.ts';
import { deedOf } from '../cards/deeds/index.ts';
import { POWER } from '../cards/design.ts';
import { deskOf } from '../legal/desk.ts';
import { waysToPlay } from '../legal/plays.ts';
import { judge } from '../outcome.ts';
import type { Action } from '../types/action.ts';
import type { ControlItem, Item, PenaltyItem, PowerItem, PurchaseItem } from '../types/item.ts';
import { SEATS } from '../types/seat.ts';
import { takeOff, uncover } from './stack.ts';
import { flip } from './tiles.ts';
import { beginTurmoil } from './turn.ts';
import { tell, type Work } from './work.ts';
import { discardFromMind, putAway, shuffleIn, turnUp } from './zones.ts';

/** Everybody has passed: the top of the stack does what it does. */
export function resolve(work: Work, item: Item): void {
  takeOff(work, item);
  work.game.resolving = item;
  work.game.passed = [];
  tell(work, { type: 'resolving', item: item.id });
  if (item.kind === 'control') resolveControl(work, item);
  else if (item.kind === 'power') afterEffect(work, item, deedOf(item.card, item.effect).resolve(work, item));
  else if (item.kind === 'purchase') resolvePurchase(work, item);
  else if (item.kind === 'penalty') resolvePenalty(work, item);
  else {
    uncover(work);
    beginTurmoil(work);
  }
}

function resolveControl(work: Work, { cells, owner, card }: ControlItem): void {
  flip(work, cells);
  if (judge(work)) return;
  putAway(work, owner, card, 'memory');
  uncover(work);
}

/** Both pay at once what stands on the item now (MK-R4, MK-R34). */
function resolvePenalty(work: Work, { amounts }: PenaltyItem): void {
  for (const seat of SEATS) if (amounts[seat] > 0) discardFromMind(work, seat, amounts[seat], 'penalty');
  if (!judge(work)) uncover(work);
}

/** The seat asked for an effect has answered. */
export function answerChoice(work: Work, item: PowerItem, picks: readonly number[], action: Action): void {
  const { choice } = deedOf(item.card, item.effect);
  if (!choice) throw new Error(`${effectOf(item.card, item.effect).text} asks nothing.`);
  afterEffect(work, item, choice.answer(work, item, picks, action));
}

/** Checks, then the card goes where it belongs: recall and bury only for the owner who played it (MK-R14). */
function afterEffect(work: Work, item: PowerItem, progress: Progress): void {
  const { game } = work;
  if (progress === 'asks' || judge(work)) return;
  const icon = item.owner === item.controller ? POWER[item.card].icon : null;
  if (icon === 'recall' && game.sides[item.owner].mind.length > 0) {
    game.question = { kind: 'recall', seat: item.owner };
    return;
  }
  putAway(work, item.owner, item.card, icon === 'bury' ? 'bottom-of-memory' : 'memory');
  uncover(work);
}

export function answerRecall(work: Work, { owner, card }: PowerItem, recall: boolean): void {
  const cost = recall ? turnUp(work, owner) : undefined;
  if (cost === undefined) putAway(work, owner, card, 'memory');
  else {
    shuffleIn(work, owner, [card]);
    tell(work, { type: 'recalled', side: owner, card, cost });
  }
  uncover(work);
}

/** An own idea goes to the hand; an enemy one must be played now if it still can be (MK-R26). */
function resolvePurchase(work: Work, { owner, controller, card }: PurchaseItem): void {
  const question = { kind: 'declare', seat: controller } as const;
  if (owner !== controller && waysToPlay(deskOf(work.game, question), card).length > 0) {
    work.game.question = question;
    return;
  }
  putAway(work, owner, card, owner === controller ? 'hand' : 'memory');
  uncover(work);
}
