import { CONTROL_IDS, isPower, POWERS_OF } from './cards/catalogue.ts';
import { MARKERS } from './cards/design.ts';
import { IDEA_POWERS, TOKENS_EACH } from './cards/printed.ts';
import { checkLore } from './knowledge/check-lore.ts';
import { deskOf } from './legal/desk.ts';
import { buyLimit, playLimit } from './legal/limits.ts';
import { listMoves } from './legal/list-moves.ts';
import { boardOf } from './psyche/board.ts';
import { countIn } from './psyche/grid.ts';
import type { CardId } from './types/card.ts';
import { SEATS, type Seat } from './types/seat.ts';
import type { State } from './types/state.ts';

/** The invariants of a state; throws the first that is broken. */
export function check(state: State): void {
  for (const seat of SEATS) {
    checkCards(state, seat);
    checkLore(state.sides[seat]);
  }
  checkStack(state);
  const { spent, tokens, options, question } = state;
  must(state.tiles.length === 12 && countIn(boardOf(state.tiles).locked) <= MARKERS, 'There are too many locks.');
  must(spent.plays <= playLimit(state) && spent.buys <= buyLimit(state), 'A limit of the day is passed.');
  must(
    tokens.ghost + tokens.mortal === (options.specialAbilities ? 2 * TOKENS_EACH : 0),
    'Prerogative tokens are missing.',
  );
  must((question === null) === (state.outcome !== null), 'Either somebody is asked or the game is over.');
  if (question) must(listMoves(deskOf(state, question)).length > 0, 'A question has no answer.');
  must(state.doomed === null || options.mutualDeath === 'sameDay', 'Nobody is doomed at this table.');
  if (question) must(question.seat !== state.doomed, 'A doomed seat is asked.');
}

/** Each side's 42 cards are all there once. */
function checkCards(state: State, seat: Seat): void {
  const { hand, mind, memory, faceDown, faceUp, removed } = state.sides[seat];
  const inPlay = [...state.stack, ...(state.resolving ? [state.resolving] : [])].flatMap((item) =>
    item.kind !== 'penalty' && item.kind !== 'end-phase' && item.owner === seat ? [item.card] : [],
  );
  const all: CardId[] = [...hand, ...mind, ...memory, ...faceDown.flat(), ...faceUp.flat(), ...removed, ...inPlay];
  const wanted: CardId[] = [...CONTROL_IDS, ...POWERS_OF[seat]];
  must(all.length === wanted.length && wanted.every((card) => all.includes(card)), `The ${seat} lacks cards: ${all}.`);
  must(String(hand) === String(hand.toSorted()), `The ${seat}'s hand is not sorted: ${hand}.`);
  must(faceDown.flat().filter(isPower).length <= IDEA_POWERS, `The ${seat} has too many powers face down.`);
}

/** At most one purchase, penalty and DONE, each at the bottom; only the top has passes; items have their own ids. */
function checkStack({ stack, passed, nextItem, resolving, question }: State): void {
  const ids = stack.map((item) => item.id);
  must(new Set(ids).size === ids.length && ids.every((id) => id < nextItem), 'Items on the stack share an id.');
  must(
    stack.slice(1).every((item) => item.kind === 'power'),
    'Only flashes answer.',
  );
  must(passed.length === 0 || stack.length > 0, 'Somebody passed on nothing.');
  const choosing = question?.kind === 'choose' || question?.kind === 'recall' || question?.kind === 'declare';
  if (question) must(choosing === (resolving !== null), `A ${question.kind} while something else is resolved.`);
}

function must(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence);
}
