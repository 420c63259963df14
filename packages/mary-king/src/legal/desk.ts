import { dayIndex } from '../apply/work.ts';
import type { Choice } from '../cards/deed.ts';
import { zoneOf } from '../cards/deeds/choosing.ts';
import { deedOf } from '../cards/deeds/index.ts';
import { boardOf } from '../psyche/board.ts';
import type { CardId } from '../types/card.ts';
import { DAYS, type Day } from '../types/day.ts';
import type { Item } from '../types/item.ts';
import { bySeat, other, type Seat } from '../types/seat.ts';
import type { Question, State } from '../types/state.ts';
import type { View } from '../types/view.ts';
import { buyLimit, playLimit } from './limits.ts';
import type { Scene } from './scene.ts';

/** What the asked seat has before it: all that its list of moves follows from. A state and a view give the same desk. */
export interface Desk {
  readonly seat: Seat;
  readonly question: Question['kind'];
  readonly day: Day;
  readonly scene: Scene;
  readonly hand: readonly CardId[];
  readonly plays: { readonly made: number; readonly limit: number };
  readonly buys: { readonly made: number; readonly limit: number };
  readonly tokens: number;
  readonly abilities: boolean;
  readonly resolving: Item | null;
  readonly choosing: Choosing | null;
}

export interface Choosing {
  readonly choice: Choice;
  readonly zone: readonly CardId[];
  readonly picks: readonly number[];
}

export function deskOf(state: State, question: Question): Desk {
  const { seat } = question;
  const { sides, lifted } = state;
  return {
    seat,
    question: question.kind,
    day: DAYS[dayIndex(state)] ?? 'fri',
    scene: {
      ...boardOf(state.tiles),
      stack: state.stack,
      sides: bySeat((each) => {
        const { mind, hand, memory, faceUp } = sides[each];
        return {
          mind: mind.length,
          hand: hand.length,
          memory: memory.length,
          top: memory.at(-1) ?? null,
          current: faceUp.map((cards, stack) =>
            lifted && lifted.side === each && lifted.stack === stack ? null : (cards.at(-1) ?? null),
          ),
        };
      }),
    },
    hand: sides[seat].hand,
    plays: { made: state.spent.plays, limit: playLimit(state) },
    buys: { made: state.spent.buys, limit: buyLimit(state) },
    tokens: state.tokens[seat],
    abilities: state.options.specialAbilities,
    resolving: state.resolving,
    choosing: choosingOf(state.resolving, question.kind === 'choose' ? question.picks : [], (choice) =>
      zoneOf(choice, sides[seat], sides[other(seat)]),
    ),
  };
}

/** The same from what the seat sees; null when it is asked nothing. */
export function deskOfView(view: View): Desk | null {
  const { question, viewer, sides } = view;
  if (!question || viewer === 'spectator' || question.seat !== viewer) return null;
  const { hand, memory } = sides[viewer];
  const own = hand ?? [];
  const zoneFor = ({ from }: Choice) => (from === 'memory' ? memory : from === 'hand' ? own : (view.looking ?? []));
  const choosing = question.kind === 'choose' ? choosingOf(view.resolving, [], zoneFor) : null;
  return {
    seat: viewer,
    question: question.kind,
    day: view.day,
    scene: {
      ...boardOf(view.tiles),
      stack: view.stack,
      sides: bySeat((seat) => {
        const side = sides[seat];
        return {
          mind: side.mind,
          hand: side.handSize,
          memory: side.memory.length,
          top: side.memory.at(-1) ?? null,
          current: side.ideas.map((idea) => idea.current),
        };
      }),
    },
    hand: own,
    plays: view.plays,
    buys: view.buys,
    tokens: view.tokens[viewer],
    abilities: view.options.specialAbilities,
    resolving: view.resolving,
    choosing: choosing && {
      ...choosing,
      picks: (view.picks ?? []).map((card) => choosing.zone.indexOf(card)),
    },
  };
}

function choosingOf(
  item: Item | null,
  picks: readonly number[],
  zoneFor: (choice: Choice) => readonly CardId[],
): Choosing | null {
  const choice = item?.kind === 'power' ? deedOf(item.card, item.effect).choice : undefined;
  return choice ? { choice, zone: zoneFor(choice), picks } : null;
}
