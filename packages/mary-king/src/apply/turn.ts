import { HAND_SIZE } from '../cards/printed.ts';
import { closeDay, judge } from '../outcome.ts';
import { boardOf, penaltiesOf } from '../psyche/board.ts';
import { DAYS } from '../types/day.ts';
import { withSeat } from '../types/seat.ts';
import { push } from './stack.ts';
import { expireLocks } from './tiles.ts';
import { activeSeat, dayIndex, setSide, tell, type Work } from './work.ts';
import { draw } from './zones.ts';

/** Starts the turn of the seat whose turn it is by now, up to Phase 3. */
export function startTurn(work: Work): void {
  const { game } = work;
  const seat = activeSeat(game);
  tell(work, { type: 'turn-began', seat, day: DAYS[dayIndex(game)] ?? 'fri' });
  expireLocks(work, seat);
  game.phase = 'act';
  game.spent = { plays: 0, buys: 0, morePlays: 0, moreBuys: 0, fewerPlays: game.hushed[seat] };
  game.hushed = withSeat(game.hushed, seat, 0);
  const lacking = HAND_SIZE - game.sides[seat].hand.length;
  if (lacking > 0) draw(work, seat, lacking);
  if (!judge(work)) revealIdeas(work);
}

/** The top of each face-down stack goes onto its face-up stack. */
function revealIdeas(work: Work): void {
  const seat = activeSeat(work.game);
  const { faceDown, faceUp } = work.game.sides[seat];
  const ideas = faceDown.flatMap((cards, stack) => {
    const card = cards.at(-1);
    return card ? [{ stack, card }] : [];
  });
  if (ideas.length === 0) return;
  const turned = (stack: number) => ideas.filter((idea) => idea.stack === stack).map((idea) => idea.card);
  setSide(work, seat, {
    faceDown: faceDown.map((cards) => cards.slice(0, -1)),
    faceUp: faceUp.map((cards, stack) => [...cards, ...turned(stack)]),
  });
  tell(work, { type: 'ideas-revealed', side: seat, ideas });
}

/** Phase 4: both penalties are computed once, from the board as it is now (MK-R4). */
export function beginTurmoil(work: Work): void {
  work.game.phase = 'turmoil';
  const amounts = penaltiesOf(boardOf(work.game.tiles).held);
  if (amounts.ghost + amounts.mortal > 0) push(work, { kind: 'penalty', amounts });
}

export function endTurn(work: Work): void {
  const { game } = work;
  if (activeSeat(game) === 'mortal' && closeDay(work)) return;
  game.turn += 1;
  startTurn(work);
}
