import { type Match, replay } from '@ghostlight/rules-kit';
import type { DreamId, SuspectId } from '../cards.ts';
import { rules } from '../index.ts';
import { CATEGORIES, type Category, type State } from '../types.ts';
import { eyeOf, meantCards } from './eye.ts';
import type { Lore } from './lore.ts';

/** What one dream was to say, and of which card; no persona for the shared vision. */
export interface Meaning {
  readonly turn: number;
  readonly persona: number | null;
  readonly dream: DreamId;
  readonly card: SuspectId;
  /** What the two pictures share and the rivals lack, the most telling first; none when it was a mere guess. */
  readonly words: readonly string[];
}

const MOST_WORDS = 3;
const PLAIN_SHARPNESS = 10;

/** What a dream has in common with its card more than with the rivals. */
function sharedWords(lore: Lore, dream: DreamId, card: SuspectId, rivals: readonly SuspectId[]): readonly string[] {
  const seen = lore.tags[dream] ?? {};
  const others = rivals.filter((rival) => rival !== card);
  return Object.entries(lore.tags[card] ?? {})
    .map(([tag, weight]) => {
      const elsewhere =
        others.reduce((sum, rival) => sum + (lore.tags[rival]?.[tag] ?? 0), 0) / Math.max(1, others.length);
      return { tag, telling: (seen[tag] ?? 0) * (weight - elsewhere) };
    })
    .filter(({ telling }) => telling > 0)
    .toSorted((a, b) => b.telling - a.telling)
    .slice(0, MOST_WORDS)
    .map(({ tag }) => tag);
}

/** After the game: what the ghost meant by each dream it chose, in the order they were sent. */
export function meanings(match: Match, lore: Lore): readonly Meaning[] {
  const found: Meaning[] = [];
  let before: State | null = null;
  let index = 0;
  for (const state of replay(rules, match)) {
    const entry = match.actions[index - 1];
    if (before && entry?.seat === 'ghost') found.push(...meantBy(before, rules.action.parse(entry.action), lore));
    before = state;
    index++;
  }
  return found;
}

function meantBy(state: State, action: ReturnType<typeof rules.action.parse>, lore: Lore): readonly Meaning[] {
  const { tray } = state.dreams;
  if (action.type === 'choose') return meantByAll(state, action.group, lore);
  if (action.type !== 'send') return [];
  const category = state.personas[action.persona - 1]?.category as Category;
  const card = state.targets[action.persona - 1]?.[category] as SuspectId;
  const rivals = state.suspects[category];
  return tray.map((dream) => ({
    turn: state.turn,
    persona: action.persona,
    dream,
    card,
    words: sharedWords(lore, dream, card, rivals),
  }));
}

function meantByAll({ turn, final, dreams }: State, chosen: number, lore: Lore): readonly Meaning[] {
  const groups = final?.groups ?? [];
  const culprit = groups.find(({ group }) => group === chosen);
  if (!culprit) return [];
  const triple = CATEGORIES.map((category) => culprit[category]);
  const cards = meantCards(
    eyeOf(lore, () => 1, PLAIN_SHARPNESS),
    dreams.tray,
    triple,
  );
  return dreams.tray.map((dream, index) => {
    const card = cards[index] as SuspectId;
    const category = CATEGORIES.find((each) => culprit[each] === card) as Category;
    const rivals = groups.map((group) => group[category]);
    return { turn, persona: null, dream, card, words: sharedWords(lore, dream, card, rivals) };
  });
}
