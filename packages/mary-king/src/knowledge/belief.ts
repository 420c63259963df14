import type { CardId } from '../types/card.ts';
import type { Belief, Guess } from '../types/knowledge.ts';
import { type Guesses, trim } from './guess.ts';

/** The first hand: nobody has seen anything. */
export const freshBelief = (hand: number): Belief => [
  { weight: 1, held: [], strangers: Array.from({ length: hand }, () => 0), mixed: {}, tops: [] },
];

// Two hidden choices out of a hand that was shown before lead to some dozens; more are not worth keeping apart.
const MOST_GUESSES = 200;
const MOST_WEIGHT = 1_000_000;

/** What is believed once each guess has met what happened: those that cannot be are gone, equal ones are one. */
export function learn(belief: Belief, happens: (guess: Guess) => Guesses): Belief {
  const [first] = belief;
  // One guess that stays one is what happens nearly always.
  const guesses = belief.length === 1 && first ? happens(first) : belief.flatMap(happens);
  if (guesses.length === 1) return guesses;
  if (guesses.length === 0) throw new Error('What was seen cannot be: no guess at the hidden cards allows it.');
  const joined = joinEqual(guesses);
  return joined.length > MOST_GUESSES ? [blur(joined)] : lighten(joined);
}

function joinEqual(guesses: Guesses): Belief {
  const found = new Map<string, Guess>();
  for (const guess of guesses) {
    const { held, strangers, mixed, tops } = guess;
    const key = JSON.stringify([held, strangers, Object.entries(mixed).sort(), tops]);
    const known = found.get(key);
    found.set(key, known ? { ...known, weight: known.weight + guess.weight } : guess);
  }
  return [...found.values()];
}

/** Keeps the weights in proportion and small enough to draw from. */
function lighten(belief: Belief): Belief {
  const total = belief.reduce((sum, { weight }) => sum + weight, 0);
  if (total <= MOST_WEIGHT) return belief;
  return belief.map((guess) => ({ ...guess, weight: Math.max(1, Math.round((guess.weight * MOST_WEIGHT) / total)) }));
}

/** One guess that all of these agree with: what they differ in is forgotten. */
export function blur(guesses: Belief): Guess {
  const [first] = guesses;
  if (!first) throw new Error('There is nothing to agree on.');
  const seen = [...new Set(guesses.flatMap(seenBy))].sort();
  const held = first.held.filter((card) => guesses.every((guess) => guess.held.includes(card)));
  const size = first.held.length + first.strangers.length;
  const latest = Math.max(0, ...guesses.flatMap(({ strangers, mixed }) => [...strangers, ...Object.values(mixed)]));
  const since = (card: CardId) => Math.min(...guesses.map(({ mixed }) => mixed[card] ?? 0));
  const loose = seen.filter((card) => !held.includes(card));
  return {
    weight: 1,
    held,
    strangers: Array.from({ length: size - held.length }, () => latest),
    mixed: Object.fromEntries(loose.map((card) => [card, since(card)])),
    tops: commonTops(guesses),
  };
}

/** Every card that was seen since it was last in the open: none of them is among the face-down ideas. */
export const seenBy = ({ held, mixed }: Guess): CardId[] => [...held, ...(Object.keys(mixed) as CardId[])];

/** The places of the mind that are known for certain, from the top. */
export function commonTops(belief: Belief): readonly (CardId | null)[] {
  const [first, ...others] = belief;
  const tops = first?.tops ?? [];
  if (others.length === 0) return tops;
  return trim(tops.map((card, depth) => (others.every((guess) => guess.tops[depth] === card) ? card : null)));
}
