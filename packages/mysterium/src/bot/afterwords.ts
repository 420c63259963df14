import { type Match, replayToEnd } from '@ghostlight/rules-kit';
import { rules } from '../index.ts';
import type { State } from '../types.ts';
import type { Lore } from './lore.ts';
import { type Meaning, meanings } from './meaning.ts';
import { say } from './say.ts';

/** What the ghost says after the game: of every dream what it meant by it, one line for each persona. Psychics say nothing. */
export function afterwords(
  match: Match,
  seat: string,
  nameOf: (seat: string) => string,
  lore: Lore,
): readonly string[] {
  if (seat !== 'ghost') return [];
  const all = meanings(match, lore);
  const { personas } = replayToEnd(rules, match).state as State;
  const lines = personas.map(({ persona, seat: psychic }) => ({
    to: `For ${nameOf(psychic) || psychic}`,
    meant: all.filter((meaning) => meaning.persona === persona),
  }));
  const shared = { to: 'For you all', meant: all.filter((meaning) => meaning.persona === null) };
  return [...lines, shared].filter(({ meant }) => meant.length > 0).map(({ to, meant }) => `${to}: ${inOrder(meant)}.`);
}

const inOrder = (meant: readonly Meaning[]): string =>
  meant.map(({ turn, persona, words }) => (persona === null ? say(words) : `${say(words)} (night ${turn})`)).join('; ');
