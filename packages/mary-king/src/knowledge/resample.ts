import type { Seed, Viewer } from '@ghostlight/rules-kit';
import { zoneOf } from '../cards/deeds/choosing.ts';
import { deedOf } from '../cards/deeds/index.ts';
import { bySeat, other, type Seat } from '../types/seat.ts';
import type { Question, Side, State } from '../types/state.ts';
import { dealForOutsider, dealForOwner } from './deal.ts';
import { relabelled } from './relabel.ts';
import { type Stream, streamFrom } from './stream.ts';

/** Another table that this viewer cannot tell from the true one: all they know is kept, the rest is dealt evenly (MK-R27). */
export function resample(state: State, viewer: Viewer<Seat>, seed: Seed): State {
  const stream = streamFrom(seed);
  // Everything has been shown: nothing is left to imagine.
  if (state.outcome && state.options.revealAtEnd) return { ...state, random: stream.rest() };
  const sides = bySeat((seat) => {
    const side = state.sides[seat];
    if (viewer === seat) return { ...side, ...dealForOwner(side, side.lore.owner, stream) };
    return dealForOthers(side, viewer === 'spectator' ? 'spectator' : 'rival', stream);
  });
  const question = state.question && dealPicks({ ...state, sides }, state.question, viewer, stream);
  return { ...state, sides, question, random: stream.rest() };
}

function dealForOthers(side: Side, audience: 'rival' | 'spectator', stream: Stream): Side {
  const deal = dealForOutsider(side, side.lore[audience], stream);
  return { ...side, ...deal, lore: relabelled(side, deal, audience) };
}

/** The picks of a running choice are hidden from everyone else. */
function dealPicks(state: State, question: Question, viewer: Viewer<Seat>, stream: Stream): Question {
  const { resolving } = state;
  if (question.kind !== 'choose' || question.seat === viewer || resolving?.kind !== 'power') return question;
  const { choice } = deedOf(resolving.card, resolving.effect);
  if (!choice || question.picks.length === 0) return question;
  const { seat } = question;
  const zone = zoneOf(choice, state.sides[seat], state.sides[other(seat)]);
  const places = stream.shuffled([...zone.keys()]).slice(0, question.picks.length);
  return { ...question, picks: places.sort((a, b) => a - b) };
}
