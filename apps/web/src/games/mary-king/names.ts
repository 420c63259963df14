import { type CardId, type Item, isPower, POWER, type Seat, type View } from '@ghostlight/mary-king';
import type { Scene, SeatFace } from '../game.ts';
import { t } from './words.ts';

export type Duel = Scene<View, Seat>;

const FACES: Readonly<Record<Seat, SeatFace>> = {
  ghost: {
    role: t('ghost'),
    colour: '#9fc3ff',
    mark: 'M12 2a7 7 0 00-7 7v13l2.300-2 2.300 2 2.400-2 2.400 2 2.300-2 2.300 2V9a7 7 0 00-7-7zM9.500 8.500a1.500 1.500 0 110 3 1.500 1.500 0 010-3zm5 0a1.500 1.500 0 110 3 1.500 1.500 0 010-3z',
  },
  mortal: {
    role: t('mortal'),
    colour: '#ff9d7a',
    mark: 'M12 21S3 15.500 3 9a4.800 4.800 0 019-2.300A4.800 4.800 0 0121 9c0 6.500-9 12-9 12z',
  },
};

export const face = (seat: Seat): SeatFace => FACES[seat];

export const cardName = (card: CardId): string =>
  isPower(card) ? POWER[card].name : t('control', { number: Number(card.slice(2)) });

export const ofSide = (seat: Seat): string => t(seat === 'ghost' ? 'ofGhost' : 'ofMortal');

/** What lies on the pile, as a clause: "Ada plays Torment". */
export function whatOf(item: Item, name: (seat: Seat) => string): string {
  switch (item.kind) {
    case 'control':
      return t('what.control', { name: name(item.controller) });
    case 'power':
      return t('what.power', { name: name(item.controller), card: cardName(item.card) });
    case 'purchase':
      return t('what.purchase', { name: name(item.controller), card: cardName(item.card) });
    case 'penalty':
      return t('what.penalty', item.amounts);
    case 'end-phase':
      return t('what.end-phase', { name: name(item.controller) });
  }
}
