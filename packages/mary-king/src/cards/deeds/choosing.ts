import { tellOnly, type Work } from '../../apply/work.ts';
import type { Action } from '../../types/action.ts';
import type { CardId } from '../../types/card.ts';
import type { Seat } from '../../types/seat.ts';
import type { Side } from '../../types/state.ts';
import type { Choice, Progress } from '../deed.ts';

/** Opens, or keeps open, the choice of the effect that is being resolved. */
export function ask(work: Work, seat: Seat, picks: readonly number[] = []): Progress {
  work.game.question = { kind: 'choose', seat, picks };
  return 'asks';
}

/** The cards a choice is made from, as its player sees them. Looked-at cards have the topmost first. */
export function zoneOf(choice: Choice, own: Side, rival: Side): readonly CardId[] {
  switch (choice.from) {
    case 'memory':
      return own.memory;
    case 'hand':
      return own.hand;
    case 'mind-top':
      return topOf(own.mind, choice.look ?? 0);
    case 'rival-hand':
      return rival.hand;
    case 'none':
      return [];
  }
}

export const topOf = (mind: readonly CardId[], count: number): readonly CardId[] =>
  count === 0 ? [] : mind.slice(-count).reverse();

/** One more pick; the others see only how many. */
export function addPick(work: Work, seat: Seat, picks: readonly number[], card: CardId): Progress {
  const event = { type: 'picked', seat, count: picks.length } as const;
  tellOnly(work, seat, { ...event, card }, { ...event, card: null });
  return ask(work, seat, picks);
}

interface Gathering {
  readonly from: 'memory' | 'hand';
  readonly most: number;
  readonly take: (work: Work, seat: Seat, cards: readonly CardId[]) => void;
}

/** Picks one to `most` cards of a zone, card by card; they stay there until the last pick. */
export function gather({ from, most, take }: Gathering): Choice {
  return {
    from,
    options(zone, picks) {
      const free = zone.filter((_, place) => !picks.includes(place)).map((card): Action => ({ type: 'pick', card }));
      if (from === 'memory') free.reverse();
      return picks.length > 0 ? [...free, { type: 'stop' }] : free;
    },
    answer(work, { controller }, picks, action) {
      const zone = work.game.sides[controller][from];
      const card = action.type === 'pick' ? action.card : null;
      const all = card ? [...picks, zone.indexOf(card)].sort((a, b) => a - b) : picks;
      if (card && all.length < most && all.length < zone.length) return addPick(work, controller, all, card);
      take(
        work,
        controller,
        zone.filter((_, place) => all.includes(place)),
      );
      return 'done';
    },
  };
}
