import { leaders } from './accusation.ts';
import { voters } from './awaited.ts';
import { without } from './cards.ts';
import { type Flow, finalOf, psychicOf, setDreams, setFinal, tell } from './flow.ts';
import { finish, loss, win } from './outcome.ts';
import type { State, Verdict, Vote } from './types.ts';

/** Turns the next card up; a level with nobody on it is passed at once. */
export function turnNextCard(flow: Flow): void {
  const { shared, turned } = finalOf(flow.state);
  const dream = shared[turned];
  if (!dream) {
    reveal(flow);
    return;
  }
  const level = turned + 1;
  setDreams(flow, { returned: without(flow.state.dreams.returned, [dream]) });
  setFinal(flow, { turned: level });
  tell(flow, { type: 'turned', dream, level });
  if (voters(flow.state, level).length === 0) turnNextCard(flow);
}

/** A sealed vote or abstention; that it was cast is public, what it says is not. */
export function castVote(flow: Flow, vote: Vote): void {
  const { votes, turned } = finalOf(flow.state);
  const seats = flow.state.psychics.map(({ seat }) => seat);
  const all = [...votes, vote].toSorted((a, b) => seats.indexOf(a.seat) - seats.indexOf(b.seat));
  setFinal(flow, { votes: all });
  const told = { type: 'voted', seat: vote.seat } as const;
  flow.events.push({ to: [vote.seat], event: { ...told, vote }, others: { ...told, vote: null } });
  const isDone = voters(flow.state, turned).every((seat) => all.some((other) => other.seat === seat));
  if (isDone) turnNextCard(flow);
}

function reveal(flow: Flow): void {
  const { votes, culprit } = finalOf(flow.state);
  const verdict = count(flow.state, votes);
  const right = verdict.group !== null && verdict.group === culprit;
  setFinal(flow, { verdict });
  tell(flow, { type: 'revealed', votes, ...verdict, right });
  if (right) finish(flow, win(flow.state));
  else finish(flow, loss(verdict.group === null ? 'nobody-voted' : 'wrong-culprit'));
}

/** Most votes; then the tied voter furthest on the track; then the most senior of those (MY-R13). */
function count(state: Pick<State, 'psychics' | 'seniority'>, votes: readonly Vote[]): Verdict {
  const tied = leaders(votes);
  const [first] = tied;
  if (first === undefined) return { group: null, by: 'nobody' };
  if (tied.length === 1) return { group: first, by: 'majority' };
  const markerOf = (vote: Vote) => psychicOf(state.psychics, vote.seat).marker;
  const compared = votes.filter((vote) => vote.group !== null && tied.includes(vote.group));
  const furthest = Math.max(...compared.map(markerOf));
  const foremost = compared.filter((vote) => markerOf(vote) === furthest);
  const seniors = foremost.toSorted((a, b) => state.seniority.indexOf(a.seat) - state.seniority.indexOf(b.seat));
  const isSingle = new Set(foremost.map((vote) => vote.group)).size === 1;
  return { group: seniors[0]?.group ?? null, by: isSingle ? 'marker' : 'seniority' };
}
