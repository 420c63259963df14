import { pick, shuffle, type Viewer } from '@ghostlight/rules-kit';
import type { Final, Seat, State, Vote } from './types.ts';

/** Stage 2: a culprit not yet proven innocent, others' votes, and the order of what lies face down (MY-R42). */
export function dealFinal(state: State, viewer: Viewer<Seat>): State {
  if (!state.final || state.step === 'over') return state;
  return [dealOrder, dealCulprit, dealVotes].reduce<State>((dealt, deal) => deal(dealt, viewer), state);
}

function dealOrder(state: State): State {
  const final = state.final as Final;
  const [faceDown, random] = shuffle(state.random, final.shared.slice(final.turned));
  return { ...state, random, final: { ...final, shared: [...final.shared.slice(0, final.turned), ...faceDown] } };
}

function dealCulprit(state: State, viewer: Viewer<Seat>): State {
  const final = state.final as Final;
  if (viewer === 'ghost' || final.culprit === null) return state;
  const [{ group }, random] = pick(
    state.random,
    final.groups.filter((g) => !final.exposed.includes(g.group)),
  );
  return { ...state, random, final: { ...final, culprit: group } };
}

function dealVotes(state: State, viewer: Viewer<Seat>): State {
  const final = state.final as Final;
  const ballots = [...final.groups.map((g) => g.group), null];
  let random = state.random;
  const votes = final.votes.map((vote): Vote => {
    if (vote.seat === viewer) return vote;
    const [group, after] = pick(random, ballots);
    random = after;
    return { ...vote, group };
  });
  return { ...state, random, final: { ...final, votes } };
}
