import { shuffle } from '@ghostlight/rules-kit';
import type { SuspectId } from './cards.ts';
import { refill } from './dreams.ts';
import { editionOf, hasTrack } from './editions.ts';
import { type Flow, set, tell } from './flow.ts';
import { renewRedraws, returnTokens, startStep } from './turn.ts';
import { type ByCategory, CATEGORIES, type Group, type State } from './types.ts';

/** Stage 2 begins: the solved triples become groups and the rest leaves the table. */
export function lineUp(flow: Flow): void {
  const groups = makeGroups(flow);
  const { finalTakesTurns } = editionOf(flow.state);
  set(flow, {
    turn: flow.state.turn + (finalTakesTurns ? 1 : 0),
    suspects: { character: [], location: [], object: [] },
    final: {
      groups,
      culprit: null,
      shared: [],
      chance: false,
      turned: 0,
      exposed: [],
      accusations: [],
      round: 1,
      votes: [],
      verdict: null,
    },
  });
  tell(flow, { type: 'line-up', groups });
  startStep(flow, 'shared-vision');
  if (hasTrack(flow.state)) returnTokens(flow);
  renewRedraws(flow);
  refill(flow);
}

type Triple = ByCategory<SuspectId> & { readonly persona: number | null };

function makeGroups(flow: Flow): readonly Group[] {
  const solved: readonly Triple[] = flow.state.targets.map((target, index) => ({ persona: index + 1, ...target }));
  const decoys = editionOf(flow.state).decoys;
  if (decoys?.players !== flow.state.players) return numbered(solved);
  const [mixed, random] = shuffle(...withDecoys(flow.state, solved, decoys.groups));
  set(flow, { random });
  return numbered(mixed);
}

/** Random triples out of the cards nobody had to find, so that two players have four groups (§3.9). */
function withDecoys(
  state: State,
  solved: readonly Triple[],
  count: number,
): [random: State['random'], triples: readonly Triple[]] {
  let random = state.random;
  const left: Record<string, readonly SuspectId[]> = {};
  for (const category of CATEGORIES) [left[category], random] = shuffle(random, state.suspects[category]);
  const card = (category: string, index: number) => left[category]?.[index] as SuspectId;
  const decoys = Array.from({ length: count }, (_, index) => ({
    persona: null,
    character: card('character', index),
    location: card('location', index),
    object: card('object', index),
  }));
  return [random, [...solved, ...decoys]];
}

const numbered = (triples: readonly Triple[]): readonly Group[] =>
  triples.map((triple, index) => ({ group: index + 1, ...triple }));
