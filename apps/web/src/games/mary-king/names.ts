import { type CardId, type Cell, type Item, isPower, patternOf, type Seat, type View } from '@ghostlight/mary-king';
import { listed } from '../../words/words.ts';
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
  isPower(card) ? t(`cards.${card}.name`) : t('control', { number: Number(card.slice(2)) });

export const effectGist = (card: Parameters<typeof effectText>[0], effect: 1 | 2): string =>
  t(`cards.${card}.${effect === 1 ? 'first' : 'second'}.gist`);

export const effectText = (card: Extract<CardId, `P${string}`>, effect: 1 | 2): string =>
  t(`cards.${card}.${effect === 1 ? 'first' : 'second'}.text`);

/** The card's whole text in one paragraph, for the zoom and for screen readers. */
export const cardText = (card: CardId): string =>
  isPower(card)
    ? `${effectText(card, 1)} / ${effectText(card, 2)}`
    : t('controlText', { cells: cellNames(patternOf(card, false)), turned: cellNames(patternOf(card, true)) });

const ofSide = (seat: Seat): string => t(seat === 'ghost' ? 'ofGhost' : 'ofMortal');

const COLUMNS = 3;
export const rowOf = (cell: Cell): number => Math.floor(cell / COLUMNS) + 1;
export const columnOf = (cell: Cell): number => (cell % COLUMNS) + 1;
const cellNames = (cells: readonly Cell[]): string =>
  listed(cells.map((cell) => t('cell', { row: rowOf(cell), column: columnOf(cell) })));

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
      return t('what.penalty');
    case 'end-phase':
      return t('what.end-phase', { name: name(item.controller) });
  }
}

/** What it is aimed at, as far as it names anything. */
export function atWhat(item: Item, { view, name }: Pick<Duel, 'view' | 'name'>): string | null {
  switch (item.kind) {
    case 'control':
      return tiles(item.cells);
    case 'power': {
      const aimed = view.stack.find((each) => each.id === item.aim);
      if (aimed) return t('at.item', { what: whatOf(aimed, name) });
      if (item.cells.length > 0) return tiles(item.cells);
      return atCards(item.target, item.controller, view);
    }
    case 'purchase':
      return t('at.bought', { side: ofSide(item.owner) });
    case 'penalty':
      return null;
    case 'end-phase':
      return t('at.done');
  }
}

const tiles = (cells: readonly Cell[]): string => t('at.tiles', { count: cells.length, cells: cellNames(cells) });

function atCards(target: Extract<Item, { kind: 'power' }>['target'], controller: Seat, view: View): string | null {
  switch (target?.kind) {
    case 'ideas':
      return t('at.ideas', { ideas: listed(target.ideas.map((idea) => ideaName(view, idea.side, idea.stack))) });
    case 'place':
      return t('at.place', { side: ofSide(controller), n: target.stack + 1 });
    case 'memory':
      return t('at.memory', { side: ofSide(target.side) });
    default:
      return null;
  }
}

function ideaName(view: View, side: Seat, stack: number): string {
  const card = view.sides[side].ideas[stack]?.faceUp.at(-1);
  return t('at.idea', { card: card ? cardName(card) : '', side: ofSide(side) });
}
