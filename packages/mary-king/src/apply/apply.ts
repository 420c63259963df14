import { ok, type Result, type RuleError, refuse, type Step } from '@ghostlight/rules-kit';
import { type Desk, deskOf } from '../legal/desk.ts';
import { idleAnswer } from '../legal/list-moves.ts';
import { objection } from '../legal/objection.ts';
import type { Action } from '../types/action.ts';
import type { Event } from '../types/event.ts';
import type { Item } from '../types/item.ts';
import { other, type Seat } from '../types/seat.ts';
import type { Question, State } from '../types/state.ts';
import { announcePlay, announcePurchase, useAbility } from './announce.ts';
import { answerChoice, answerRecall, resolve } from './resolve.ts';
import { push } from './stack.ts';
import { beginTurmoil, endTurn } from './turn.ts';
import { activeSeat, tell, type Work, workOn } from './work.ts';

export function apply(state: State, seat: Seat, action: Action): Result<Step<State, Event, Seat>, RuleError> {
  const { question } = state;
  if (!question) return refuse('game-over', 'The game is over.');
  if (question.seat !== seat) return refuse('not-asked', 'It is your opponent who has to answer now.');
  const desk = deskOf(state, question);
  const why = objection(desk, action);
  if (why) return { ok: false, error: why };
  const work = workOn(state);
  work.game.decision += 1;
  answer(work, question, desk, action);
  proceed(work);
  return ok({ state: work.game, events: work.told });
}

/** Does what the asked seat answered. */
function answer(work: Work, question: Question, desk: Desk, action: Action): void {
  work.game.question = null;
  if (action.type === 'play-control' || action.type === 'play-power') announcePlay(work, desk, action);
  else if (action.type === 'buy-idea') announcePurchase(work, question.seat, action);
  else if (action.type === 'use-ability') useAbility(work, question.seat, action);
  else if (action.type === 'done') push(work, { kind: 'end-phase', controller: question.seat });
  else if (action.type === 'pass') pass(work, question.seat);
  else answerResolving(work, question, action);
}

function pass(work: Work, seat: Seat): void {
  work.game.passed = [...work.game.passed, seat];
  tell(work, { type: 'passed', seat });
}

function answerResolving(work: Work, question: Question, action: Action): void {
  const item = work.game.resolving;
  if (item?.kind !== 'power') throw new Error('There is no effect to choose for.');
  if (question.kind === 'choose') answerChoice(work, item, question.picks, action);
  else answerRecall(work, item, action.type === 'recall');
}

/** Runs on until a seat has to be asked or the game is over. */
export function proceed(work: Work): void {
  const { game } = work;
  while (!game.outcome) {
    if (game.question) {
      if (game.question.seat !== game.doomed) return;
      answerForDoomed(work, game.question);
      continue;
    }
    const top = game.stack.at(-1);
    if (!top) onEmptyStack(work);
    else {
      const seat = nextToAsk(game, top);
      if (seat) game.question = { kind: 'window', seat };
      else resolve(work, top);
    }
  }
}

/** A doomed seat is asked nothing more: what it has begun ends with the idle answers (MK-R3). */
function answerForDoomed(work: Work, question: Question): void {
  const desk = deskOf(work.game, question);
  const action = idleAnswer(desk);
  if (!action) throw new Error('A question without an answer.');
  answer(work, question, desk, action);
}

/** The action is finished, and so may be the phase. */
function onEmptyStack(work: Work): void {
  const { game } = work;
  const seat = activeSeat(game);
  game.lifted = null;
  if (game.phase === 'turmoil') endTurn(work);
  else if (seat === game.doomed) beginTurmoil(work);
  else game.question = { kind: 'act', seat };
}

/** Who has to be asked about the top item next, if anyone: on public facts only (MK-R16, MK-R28). */
function nextToAsk(game: State, top: Item): Seat | undefined {
  return orderFor(game, top).find((seat) => {
    const announced = top.kind !== 'penalty' && top.controller === seat && !top.uncovered;
    return !announced && !game.passed.includes(seat) && game.sides[seat].hand.length > 0 && game.doomed !== seat;
  });
}

function orderFor(game: State, top: Item): readonly Seat[] {
  const active = activeSeat(game);
  if (top.kind === 'penalty') return [active, other(active)];
  if (top.kind === 'end-phase') return [other(active)];
  return [other(top.controller), top.controller];
}
