import { pick, type RandomState, shuffle } from '@ghostlight/rules-kit';
import type { SuspectId } from './cards.ts';
import { type ByCategory, CATEGORIES, type Category, type State } from './types.ts';

const TRIES = 64;

/** Every unsolved target anew, evenly among the deals that fit what the psychics know. */
export function dealTargets(state: State): State {
  let random = state.random;
  const dealt: Record<Category, readonly SuspectId[]> = { character: [], location: [], object: [] };
  for (const category of CATEGORIES) [dealt[category], random] = dealCategory(state, category, random);
  const targets = state.targets.map(
    (_, k): ByCategory<SuspectId> => ({
      character: dealt.character[k] as SuspectId,
      location: dealt.location[k] as SuspectId,
      object: dealt.object[k] as SuspectId,
    }),
  );
  return { ...state, random, targets };
}

/** A solved card stays; an unsolved one is on the table, none of its persona's failed guesses, and nobody else's. */
function dealCategory(
  state: State,
  category: Category,
  random: RandomState,
): readonly [cards: readonly SuspectId[], random: RandomState] {
  const table = state.suspects[category];
  const open = state.personas.filter((persona) => persona.solved[category] === null);
  const allowed = open.map(({ persona }) => {
    const failed = state.guesses.filter((guess) => guess.persona === persona && guess.category === category);
    return new Set(table.filter((card) => failed.every((guess) => guess.card !== card)));
  });
  const [cards, after] = dealAmong(table, allowed, random);
  const all = state.personas.map(
    ({ solved }) => solved[category] ?? (cards[open.findIndex((p) => p.solved === solved)] as SuspectId),
  );
  return [all, after];
}

/** Different cards, one from each set, every such deal equally likely. */
export function dealAmong<T>(
  table: readonly T[],
  allowed: readonly ReadonlySet<T>[],
  random: RandomState,
): readonly [cards: readonly T[], random: RandomState] {
  let stream = random;
  for (let tries = 0; tries < TRIES; tries++) {
    const [mixed, after] = shuffle(stream, table);
    stream = after;
    if (allowed.every((cards, k) => cards.has(mixed[k] as T))) return [mixed.slice(0, allowed.length), stream];
  }
  // So few deals fit that they are quickly listed.
  return pick(stream, everyDeal(allowed));
}

function everyDeal<T>(allowed: readonly ReadonlySet<T>[], taken: readonly T[] = []): readonly (readonly T[])[] {
  const next = allowed[taken.length];
  if (!next) return [taken];
  return [...next].filter((card) => !taken.includes(card)).flatMap((card) => everyDeal(allowed, [...taken, card]));
}
