import type { RuleError } from '@ghostlight/rules-kit';
import { cardName, effectOf, isControl } from '../cards/catalogue.ts';
import { ABILITIES, POWER } from '../cards/design.ts';
import type { Action, ActionOf } from '../types/action.ts';
import type { CardId } from '../types/card.ts';
import type { Day } from '../types/day.ts';
import { abilityUses } from './abilities.ts';
import type { Desk } from './desk.ts';
import { choices } from './list-moves.ts';
import { flipsSomething, waysOf } from './plays.ts';
import { isForSale } from './purchases.ts';
import { same } from './same.ts';

type Objection = RuleError | null;

const DAY_NAMES: Readonly<Record<Day, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
};

const ASKED: Readonly<Record<Desk['question'], string>> = {
  act: 'It is your turn: play a card, buy an idea or say that you are done.',
  window: 'You may answer with a flash effect now, or pass.',
  declare: 'Say how you play the idea you have bought.',
  choose: 'Finish the choice for the card that is being resolved.',
  recall: 'Say whether you recall the card or keep it in your memory.',
};

const no = (code: string, message: string): RuleError => ({ code, message });

/** Why the asked seat may not do this, or null if it may. Agrees with `listMoves`, without making the list. */
export function objection(desk: Desk, action: Action): Objection {
  const { question } = desk;
  switch (action.type) {
    case 'play-control':
    case 'play-power':
      if (question !== 'act' && question !== 'window' && question !== 'declare') break;
      return (
        notAtHand(desk, action.card) ??
        (action.type === 'play-control' ? toControl(desk, action) : toPower(desk, action))
      );
    case 'buy-idea':
      if (question !== 'act') break;
      return toPurchase(desk, action);
    case 'use-ability':
      if (question !== 'act') break;
      return toAbility(desk, action);
    case 'done':
      if (question === 'act') return null;
      break;
    case 'pass':
      if (question === 'window') return null;
      break;
    case 'recall':
    case 'keep':
      if (question === 'recall') return null;
      break;
    default:
      if (question !== 'choose') break;
      return choices(desk).some((option) => same(option, action))
        ? null
        : no('not-offered', 'That is not among the things you may choose here.');
  }
  return no('wrong-answer', ASKED[question]);
}

function notAtHand(desk: Desk, card: CardId): Objection {
  if (desk.question === 'declare') {
    const bought = desk.resolving?.kind === 'purchase' ? desk.resolving.card : null;
    return card === bought ? null : no('not-the-idea', ASKED.declare);
  }
  return desk.hand.includes(card) ? null : no('not-in-hand', `You do not hold ${cardName(card)}.`);
}

function toControl(desk: Desk, { card, turned }: ActionOf<'play-control'>): Objection {
  const { plays, scene } = desk;
  if (desk.question === 'window')
    return no('not-a-flash', 'Control cards can be played only on your own turn, as an action of their own.');
  if (plays.made >= plays.limit) return no('control-limit', controlLimit(desk));
  return flipsSomething(scene, card, turned)
    ? null
    : no('all-locked', 'Every tile of that pattern is locked; turn the card or choose another one.');
}

const controlLimit = ({ plays, day }: Desk): string =>
  `You have played your ${count(plays.limit, 'control card')} for ${DAY_NAMES[day]}.`;

const count = (number: number, thing: string): string => (number === 1 ? `one ${thing}` : `${number} ${thing}s`);

function toPower(desk: Desk, action: ActionOf<'play-power'>): Objection {
  const { card, effect, target } = action;
  const { timing, needs } = effectOf(card, effect);
  const name = POWER[card].name;
  if (desk.question === 'window' && timing === 'normal')
    return no('not-a-flash', `That effect of ${name} is not a flash: use it on your own turn.`);
  const ways = waysOf(desk, card, effect);
  if (ways.length === 0) return no('needs-not-met', `That effect of ${name} needs ${needs ?? 'nothing'}.`);
  return ways.some((way) => same(way.type === 'play-power' ? way.target : undefined, target))
    ? null
    : no('wrong-target', `${name} cannot be aimed at that; choose one of the targets offered, in ascending order.`);
}

function toPurchase(desk: Desk, { side, stack }: ActionOf<'buy-idea'>): Objection {
  const { buys, scene, seat, day } = desk;
  const card = scene.sides[side].current[stack];
  if (buys.made >= buys.limit)
    return no('buy-limit', `You have bought your ${count(buys.limit, 'idea')} for ${DAY_NAMES[day]}.`);
  if (scene.sides[seat].mind === 0)
    return no('empty-mind', 'An idea costs the top card of your mind, and your mind is empty.');
  if (!card) return no('no-idea', 'There is no current idea on that stack.');
  if (isForSale(desk, { side, stack })) return null;
  return isControl(card) && desk.plays.made >= desk.plays.limit
    ? no('idea-unplayable', `${controlLimit(desk)} An idea of your opponent’s must be played at once.`)
    : no(
        'idea-unplayable',
        `You could not play ${cardName(card)} now, and an idea of your opponent’s must be played at once.`,
      );
}

function toAbility(desk: Desk, action: ActionOf<'use-ability'>): Objection {
  const { name, text } = ABILITIES[desk.seat];
  if (!desk.abilities) return no('no-abilities', 'This table plays without the special abilities.');
  if (desk.tokens === 0) return no('no-token', `${name} needs a prerogative token that shows your face.`);
  return abilityUses(desk).some((use) => same(use, action))
    ? null
    : no('ability-needs', `${name} is not possible so. ${text}`);
}
