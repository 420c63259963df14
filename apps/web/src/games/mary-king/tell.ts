import type { CardId, Event, Item, Seat } from '@ghostlight/mary-king';
import { listed } from '../../words/words.ts';
import type { Line } from '../game.ts';
import { atWhat, cardName, type Duel, whatOf } from './names.ts';
import { t } from './words.ts';

const names = (cards: readonly CardId[]): string => listed(cards.map(cardName));

/** A told event as a line of the log. */
export function tell(event: Event, { view, name }: Duel): Line<Seat> | null {
  switch (event.type) {
    case 'turn-began':
      return {
        text: t('tell.turn', { day: t(`days.${event.day}`), name: name(event.seat) }),
        seat: event.seat,
        weight: 'turning-point',
      };
    case 'locked':
      return {
        text: t('tell.locked', { name: name(event.by), count: event.cells.length }),
        seat: event.by,
        sound: 'token',
      };
    case 'unlocked':
      return { text: t('tell.unlocked') };
    case 'flipped':
      return { text: t('tell.flipped', { count: event.cells.length }), sound: 'card' };
    case 'drew':
      return {
        text: t('tell.drew', { name: name(event.seat), count: event.count }) + shortOf(event.seat, event.short),
        seat: event.seat,
        sound: 'card',
      };
    case 'discarded':
      return {
        text:
          t('tell.lostCards', { name: name(event.side), count: event.cards.length, cards: names(event.cards) }) +
          shortOf(event.side, event.short),
        seat: event.side,
        ...(event.why === 'penalty' ? { weight: 'turning-point' as const } : {}),
      };
    case 'ideas-revealed':
      return {
        text: t('tell.ideas', { name: name(event.side), cards: names(event.ideas.map((idea) => idea.card)) }),
        seat: event.side,
      };
    case 'idea-moved':
      return { text: t('tell.ideaTo', { name: name(event.side), card: cardName(event.card) }), seat: event.side };
    case 'echoed':
      return { text: t('tell.echoed', { name: name(event.side), card: cardName(event.card) }), seat: event.side };
    case 'announced':
      return {
        text: announced(event.item),
        sound: 'card',
        ...('controller' in event.item ? { seat: event.item.controller } : {}),
      };
    case 'passed':
      return { text: t('tell.passed', { name: name(event.seat) }), seat: event.seat };
    case 'negated':
      return { text: t('tell.negated'), sound: 'refused' };
    case 'put-away':
      return event.to === 'removed' ? { text: t('tell.removed', { card: cardName(event.card) }) } : null;
    case 'done-withdrawn':
      return { text: t('tell.withdrawn', { name: name(event.seat) }), seat: event.seat };
    case 'penalty-changed':
      return { text: t('tell.penaltyChanged', event.amounts) };
    case 'limit-changed':
      return { text: t('tell.limit', { name: name(event.seat) }), seat: event.seat };
    case 'looked':
      return { text: t('tell.looked', { name: name(event.seat), count: event.count }), seat: event.seat };
    case 'restored':
      return {
        text: t('tell.restored', { name: name(event.side), count: event.cards.length, cards: names(event.cards) }),
        seat: event.side,
      };
    case 'returned':
      return { text: t('tell.returned', { name: name(event.side), count: event.count }), seat: event.side };
    case 'took':
      return { text: t('tell.took', { name: name(event.seat) }), seat: event.seat };
    case 'recalled':
      return {
        text: t('tell.recalledCard', {
          name: name(event.side),
          card: cardName(event.card),
          cost: cardName(event.cost),
        }),
        seat: event.side,
      };
    case 'ability-used':
      return { text: t('tell.ability', { name: name(event.seat) }), seat: event.seat, sound: 'token' };
    case 'doomed':
      return { text: t('tell.doomed', { name: name(event.seat) }), seat: event.seat, weight: 'turning-point' };
    case 'over':
      return { text: t('tell.over'), weight: 'turning-point' };
    case 'resolving':
    case 'picked':
    case 'declined':
      return null;
  }

  function announced(item: Item): string {
    if (item.kind === 'penalty') return t('tell.turmoil', item.amounts);
    // The pile has moved on since, so only tiles are named: they stay where they are.
    const at = item.kind === 'control' ? atWhat(item, { view, name }) : null;
    const what = whatOf(item, name);
    return at ? t('tell.aimed', { what, at }) : `${what}.`;
  }

  function shortOf(seat: Seat, short: number): string {
    return short > 0 ? ` ${t('tell.short', { name: name(seat) })}` : '';
  }
}
