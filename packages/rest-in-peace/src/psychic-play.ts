import type { Pick } from './action.ts';
import { type PsychicCard, psychic } from './cards/index.ts';
import { alter, type Draft, tellAll } from './draft.ts';
import { inForce, isWorthless, sidesOf } from './in-force.ts';
import { samePick } from './same-pick.ts';
import type { LaidPsychic, Psychic, Seat, State } from './types.ts';

/** What a psychic leaves behind: a question to its player, nothing more, or the end of the round. */
export type Settled = 'asked' | 'done' | 'lost' | 'tied';

/** The card as it comes to lie on a side. */
export const laidPsychic = (card: PsychicCard, round: number): LaidPsychic => ({
  kind: 'psychic',
  card: card.no,
  units: (round === 10 ? (card.unitsOnTenth ?? card.units) : card.units) ?? [],
  chosen: [],
  active: false,
  carried: false,
});

/** What its player may pick now; nothing beside We're worthless. */
export const optionsOf = (state: State, seat: Seat, card: PsychicCard, chosen: readonly Pick[]): readonly Pick[] =>
  card.choice && !isWorthless(inForce(sidesOf(state))) ? card.choice.options(state, seat, chosen) : [];

/** A psychic lying on the current round starts to work. */
export function activate(draft: Draft, seat: Seat, no: Psychic): Settled {
  const card = psychic(no);
  const { state } = draft;
  if ((state.round === 10 && card.restsOnTenth) || isWorthless(inForce(sidesOf(state)))) {
    if (!card.units) tellAll(draft, { type: 'no-effect', seat, card: no });
    return 'done';
  }
  alter(draft, seat, no, { active: true });
  card.act?.(draft, seat);
  const { choice } = card;
  if (!choice) return card.ends ?? 'done';
  if (choice.options(state, seat, []).length > 0) {
    choice.ask?.(draft, seat);
    state.ask = { kind: 'choice', seat, card: no, chosen: [] };
    return 'asked';
  }
  choice.unable?.(draft, seat);
  if (!card.ends) tellAll(draft, { type: 'no-effect', seat, card: no });
  return card.ends ?? 'done';
}

export function choose(draft: Draft, seat: Seat, no: Psychic, chosen: readonly Pick[], pick: Pick): Settled {
  const card = psychic(no);
  const { choice } = card;
  if (!choice) return 'done';
  const all = [...chosen, pick];
  tellAll(draft, { type: 'chose', seat, card: no, pick });
  alter(draft, seat, no, { chosen: all });
  choice.take?.(draft, seat, pick, chosen);
  if (all.length < choice.picks) {
    draft.state.ask = { kind: 'choice', seat, card: no, chosen: all };
    return 'asked';
  }
  return card.ends ?? 'done';
}

export function decline(draft: Draft, seat: Seat, no: Psychic): Settled {
  tellAll(draft, { type: 'declined', seat, card: no });
  return psychic(no).ends ?? 'done';
}

export const isAmong = (picks: readonly Pick[], pick: Pick): boolean => picks.some((one) => samePick(one, pick));
