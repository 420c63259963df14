import { ok, type Result, type RuleError, type Step } from '@ghostlight/rules-kit';
import type { Action, Pick } from './action.ts';
import { psychic } from './cards/index.ts';
import { faceOfPick } from './cards/picks.ts';
import * as drafts from './draft.ts';
import type { Event } from './events.ts';
import { HAND, tidy } from './facts.ts';
import { bannedBits, inForce, isBanned, sidesOf } from './in-force.ts';
import { hiddenOf } from './outcome.ts';
import { activate, choose, decline, laidPsychic, type Settled } from './psychic-play.ts';
import { refusal } from './refusal.ts';
import { carryOn, closeRound, endRound, nextRound } from './round-end.ts';
import { totalsOf } from './score.ts';
import { afterChoiceOnTenth } from './tenth.ts';
import { type Ask, other, type Psychic, SEATS, type Seat, type State, type Value, withSeat } from './types.ts';

type Draft = drafts.Draft;

export function apply(state: State, seat: Seat, action: Action): Result<Step<State, Event, Seat>, RuleError> {
  const error = refusal(state, seat, action);
  if (error) return { ok: false, error };
  const draft = drafts.draftOf(state);
  draft.state.step += 1;
  perform(draft, seat, action);
  tidyFacts(draft);
  return ok({ state: draft.state, events: draft.told });
}

function perform(draft: Draft, seat: Seat, action: Action): void {
  switch (action.type) {
    case 'play-ghost':
      playGhost(draft, seat, action.value, 'hand');
      break;
    case 'play-random':
      playRandom(draft, seat);
      break;
    case 'play-psychic':
      playPsychic(draft, seat, action.card);
      break;
    case 'end-turn':
      endTurn(draft, seat);
      break;
    case 'withdraw':
      withdraw(draft, seat);
      break;
    case 'choose':
      answerChoice(draft, seat, action.pick);
      break;
    case 'carry':
      carry(draft, seat, action.pick);
      break;
    case 'place':
      place(draft, seat, action.pick);
      break;
    case 'skip':
      skip(draft, draft.state.ask as Ask);
      break;
  }
}

function playGhost(draft: Draft, seat: Seat, value: Value, how: 'hand' | 'random'): void {
  const { state } = draft;
  drafts.fromHand(draft, seat, value);
  drafts.lay(draft, state.round, seat, drafts.ghost(value));
  state.played += 1;
  drafts.tellAll(draft, { type: 'ghost-played', seat, value, how });
}

/** Every ghost in hand that may be played is equally likely (RIP-R11). */
function playRandom(draft: Draft, seat: Seat): void {
  const { state } = draft;
  const banned = bannedBits(inForce(sidesOf(state)));
  const value = drafts.randomOf(
    draft,
    state.hands[seat].filter((held) => !isBanned(banned, held)),
  );
  state.tripped = null;
  playGhost(draft, seat, value, 'random');
}

function playPsychic(draft: Draft, seat: Seat, card: Psychic): void {
  const { state } = draft;
  if (state.tripped?.seat === seat) {
    state.tripped = null;
    // Playing freely while tripped shows that no ghost in this hand may be played (RIP-R11).
    const banned = bannedBits(inForce(sidesOf(state)));
    if (banned) drafts.becamePlain(draft, seat, HAND, banned, state.hands[seat].length);
  }
  state.rows = withSeat(
    state.rows,
    seat,
    state.rows[seat].filter((one) => one !== card),
  );
  drafts.lay(draft, state.round, seat, laidPsychic(psychic(card), state.round));
  state.played += 1;
  drafts.tellAll(draft, { type: 'psychic-played', seat, card });
  afterChoice(draft, seat, activate(draft, seat, card));
}

function afterChoice(draft: Draft, seat: Seat, settled: Settled): void {
  if (draft.state.round === 10) afterChoiceOnTenth(draft, seat, settled);
  else if (settled === 'lost') endRound(draft, other(seat));
  else if (settled === 'tied') endRound(draft, null);
  else if (settled === 'done') draft.state.ask = { kind: 'turn', seat };
}

function answerChoice(draft: Draft, seat: Seat, pick: Pick): void {
  const { ask } = draft.state;
  if (ask?.kind === 'choice') afterChoice(draft, seat, choose(draft, seat, ask.card, ask.chosen, pick));
}

function endTurn(draft: Draft, seat: Seat): void {
  const { state } = draft;
  drafts.tellAll(draft, { type: 'turn-ended', seat, totals: totalsOf(sidesOf(state)) });
  state.turn += 1;
  state.played = 0;
  state.ask = { kind: 'turn', seat: other(seat) };
}

function withdraw(draft: Draft, seat: Seat): void {
  drafts.tellAll(draft, { type: 'withdrew', seat, totals: totalsOf(sidesOf(draft.state)) });
  endRound(draft, other(seat));
}

function carry(draft: Draft, seat: Seat, pick: Pick): void {
  const { round } = draft.state;
  const laid = drafts.lift(draft, round, seat, faceOfPick(pick));
  carryOn(draft, seat, laid);
  drafts.tellAll(draft, { type: 'carried', seat, card: drafts.faceOf(laid), round: round + 1 });
  closeRound(draft);
}

function place(draft: Draft, seat: Seat, pick: Pick): void {
  const { state } = draft;
  const card = faceOfPick(pick);
  if (card.kind === 'ghost') {
    drafts.hideOnTenth(draft, seat, card.value);
    const others: Event = { type: 'placed', seat, card: null };
    draft.told.push({ to: [seat], event: { type: 'placed', seat, card }, others });
  } else {
    // A psychic comes from a public row, so it lies there for all to see (RIP-R6).
    state.rows = withSeat(
      state.rows,
      seat,
      state.rows[seat].filter((one) => one !== card.card),
    );
    drafts.lay(draft, 10, seat, laidPsychic(psychic(card.card), 10));
    drafts.tellAll(draft, { type: 'placed', seat, card });
  }
  nextRound(draft);
}

function skip(draft: Draft, ask: Ask): void {
  const { seat } = ask;
  if (ask.kind === 'choice') {
    afterChoice(draft, seat, decline(draft, seat, ask.card));
  } else if (ask.kind === 'carry') {
    drafts.tellAll(draft, { type: 'carry-skipped', seat });
    closeRound(draft);
  } else {
    drafts.tellAll(draft, { type: 'placement-skipped', seat });
    nextRound(draft);
  }
}

function tidyFacts(draft: Draft): void {
  const { state } = draft;
  for (const seat of SEATS) {
    const { opponent, everyone, glimpse } = state.facts[seat];
    if (opponent.length === 0 && everyone.length === 0) continue;
    const hidden = hiddenOf(state, seat);
    state.facts = withSeat(state.facts, seat, {
      opponent: tidy(opponent, hidden),
      everyone: tidy(everyone, hidden),
      glimpse,
    });
  }
}
