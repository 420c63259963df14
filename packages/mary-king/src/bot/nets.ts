import { dayIndex } from '../apply/work.ts';
import { effectOf, isControl, isPower } from '../cards/catalogue.ts';
import { deedOf } from '../cards/deeds/index.ts';
import { HAND_SIZE } from '../cards/printed.ts';
import { type Desk, deskOf } from '../legal/desk.ts';
import { playLimit } from '../legal/limits.ts';
import { maskOf } from '../psyche/grid.ts';
import type { Action, ActionOf } from '../types/action.ts';
import type { CardId } from '../types/card.ts';
import { DAYS } from '../types/day.ts';
import type { Item } from '../types/item.ts';
import { other, type Seat } from '../types/seat.ts';
import type { Question, State } from '../types/state.ts';
import { boardWorth, WON } from './board-worth.ts';
import { maskOfWay, type Plans, plansFor, wayName } from './plans.ts';

/** What the searching seat weighs its moves with. */
interface Desktop {
  readonly state: State;
  readonly seat: Seat;
  readonly desk: Desk;
  readonly mine: number;
  readonly locked: number;
  /** What a card out of the hand costs: it is drawn again from the mind, unless there is no turn to come. */
  readonly cost: number;
  readonly last: boolean;
  readonly worth: (mine: number) => number;
  readonly plans: Plans | null;
}

/** What each move is worth at first sight, in cards of the mind. */
export function netsOf(state: State, seat: Seat, moves: readonly Action[], deep: boolean): readonly number[] {
  const desk = deskOf(state, state.question as Question);
  const { locked } = desk.scene;
  const mine = desk.scene.held[seat];
  const last = state.turn >= (seat === 'ghost' ? 8 : 9);
  const cost = last ? 0.02 : desk.hand.length > HAND_SIZE ? 0.3 : 0.8;
  const total = dayIndex(state) >= DAYS.indexOf(state.options.totalControlFrom);
  const worth = (held: number) => boardWorth(held, state.turn, total);
  const left = playLimit(state) - state.spent.plays;
  const plans =
    desk.question === 'act'
      ? plansFor(desk.hand, left, locked, (flips, cards) => worth(mine ^ flips) - cost * cards)
      : null;
  const table: Desktop = { state, seat, desk, mine, locked, cost, last, worth, plans };
  return moves.map((move) => netOf(table, move, deep));
}

function netOf(table: Desktop, move: Action, deep: boolean): number {
  const { desk, worth, mine, plans } = table;
  switch (move.type) {
    case 'play-control':
      return (
        plans?.best.get(wayName(move.card, move.turned)) ??
        worth(mine ^ (maskOfWay(move.card, move.turned) & ~table.locked)) - (desk.question === 'act' ? table.cost : 0)
      );
    case 'play-power':
      return netOfPower(table, move, deep) - (desk.question === 'declare' ? 0 : table.cost);
    case 'buy-idea':
      return worth(mine) + netOfIdea(table, move);
    case 'done':
    case 'pass':
      return worth(mine);
    case 'pick':
      return worth(mine) + (isPower(move.card) ? 1 : 0.3);
    case 'pick-tile':
      return worth(mine | (1 << move.cell));
    case 'use-ability':
      return worth(mine) + 0.2;
    case 'recall':
      return worth(mine) + 0.3;
    default:
      return worth(mine);
  }
}

function netOfPower(table: Desktop, move: ActionOf<'play-power'>, deep: boolean): number {
  const { desk, seat, mine, worth } = table;
  const cells = deedOf(move.card, move.effect).cells?.(desk.scene, seat, move.target);
  const { does } = effectOf(move.card, move.effect);
  if (cells && does.verb !== 'lock' && does.verb !== 'unlock')
    return afterFlip(table, maskOf(cells) & ~table.locked, deep);
  return worth(mine) + gainOf(table, move, does);
}

/** The best board after these flips and, looking deep, the control cards that may follow. */
function afterFlip({ mine, worth, plans, cost }: Desktop, flips: number, deep: boolean): number {
  const now = worth(mine ^ flips);
  if (!deep || !plans || plans.reach.length > 400) return now;
  return plans.reach.reduce(
    (best, { flips: more, cards }) => Math.max(best, worth(mine ^ flips ^ more) - cost * cards),
    now,
  );
}

type Does = ReturnType<typeof effectOf>['does'];

function gainOf(table: Desktop, move: ActionOf<'play-power'>, does: Does): number {
  const { state, seat, last } = table;
  const rival = state.sides[other(seat)];
  const top = state.stack.at(-1);
  switch (does.verb) {
    case 'discard-minds':
      return rival.mind.length < does.rival ? WON : does.rival - does.self;
    case 'discard-from-hand':
      return last ? 0.3 : 0.8;
    case 'restore':
      return 0.9 * Math.min(does.most, state.sides[seat].memory.length);
    case 'return-hand':
      return does.redraw ? 0.1 : last ? does.most : 0.6;
    case 'draw':
      return last ? -1 : 0.4;
    case 'redirect-penalty':
      return top?.kind === 'penalty' ? 2 * top.amounts[seat] : 0;
    case 'reduce-penalty':
      return top?.kind === 'penalty' ? Math.min(does.by, top.amounts[seat]) : 0;
    case 'tax-purchase':
      return rival.mind.length < does.by ? WON : does.by;
    case 'negate':
      return worthOfStopping(table, move);
    case 'lock':
      return last ? 0.1 : 0.6;
    case 'take-idea':
      return last ? 0.3 : 1.2;
    case 'pry':
      return 0.8;
    case 'hush':
      return last ? 0 : 0.6;
    case 'peek':
      return 0.5;
    case 'echo':
      return 0.7;
    default:
      return 0.3;
  }
}

/** What the item would do to this seat if it went through. */
function worthOfStopping(table: Desktop, { target }: ActionOf<'play-power'>): number {
  const item = target?.kind === 'item' ? table.state.stack[target.item] : undefined;
  if (!item) return 0;
  const { mine, worth, locked } = table;
  if (item.kind === 'control' || (item.kind === 'power' && item.cells.length > 0 && flipsTiles(item)))
    return worth(mine) - worth(mine ^ (maskOf(item.cells) & ~locked));
  return item.kind === 'purchase' ? 1 : 1.5;
}

const flipsTiles = (item: Extract<Item, { kind: 'power' }>): boolean => {
  const { verb } = effectOf(item.card, item.effect).does;
  return verb !== 'lock' && verb !== 'unlock';
};

function netOfIdea(table: Desktop, { side, stack }: ActionOf<'buy-idea'>): number {
  const card = table.state.sides[side].faceUp[stack]?.at(-1) as CardId;
  if (side === table.seat) return isControl(card) ? (table.last ? -1 : -0.4) : 0.2;
  if (!isControl(card)) return 0.1;
  const { mine, worth, locked } = table;
  const after = Math.max(...[false, true].map((turned) => worth(mine ^ (maskOfWay(card, turned) & ~locked))));
  return after - worth(mine) - 1;
}
