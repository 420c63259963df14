import { DREAMS, type DreamId, type SuspectId } from '../cards.ts';
import type { Lore } from './lore.ts';
import type { Taste } from './taste.ts';

/** How one reader sees pictures. */
export interface Eye {
  /** How well a dream fits a card: the logarithm of the chance that this dream is sent for it. */
  fit(dream: DreamId, card: SuspectId): number;
}

/** A reader who takes likeness for meaning; the sharper, the more a little likeness counts. */
export function eyeOf(lore: Lore, taste: Taste, sharpness: number): Eye {
  const likeness = (dream: DreamId, card: SuspectId): number => {
    const seen = lore.tags[dream] ?? {};
    let sum = 0;
    for (const [tag, weight] of Object.entries(lore.tags[card] ?? {})) {
      const there = seen[tag];
      if (there !== undefined) sum += weight * there * taste(tag);
    }
    return sum;
  };
  // A card that is a little like everything must not win by that: each card's dreams share one chance.
  const crowds = new Map<SuspectId, number>();
  const crowdOf = (card: SuspectId): number => {
    const known = crowds.get(card);
    if (known !== undefined) return known;
    const crowd = Math.log(DREAMS.reduce((sum, dream) => sum + Math.exp(sharpness * likeness(dream, card)), 0));
    crowds.set(card, crowd);
    return crowd;
  };
  return { fit: (dream, card) => sharpness * likeness(dream, card) - crowdOf(card) };
}

/** Chances out of their logarithms. */
export function shares(logs: readonly number[]): readonly number[] {
  const most = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - most));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** What is left of a dream once a guess by it has failed: it was misread, or it misled. */
const FAILED = 0.4;

/** How well dreams fit a card, the new ones fully; those of earlier turns led to a wrong guess. */
export const fitOfAll = (eye: Eye, fresh: readonly DreamId[], failed: readonly DreamId[], card: SuspectId): number =>
  fresh.reduce((sum, dream) => sum + eye.fit(dream, card), 0) +
  failed.reduce((sum, dream) => sum + FAILED * eye.fit(dream, card), 0);

/** Every way to give the dreams to different cards. */
function assignments(dreams: readonly DreamId[], cards: readonly SuspectId[]): readonly (readonly SuspectId[])[] {
  if (dreams.length === 0) return [[]];
  return cards.flatMap((card) =>
    assignments(
      dreams.slice(1),
      cards.filter((other) => other !== card),
    ).map((rest) => [card, ...rest]),
  );
}

const fitOf = (eye: Eye, dreams: readonly DreamId[], cards: readonly SuspectId[]): number =>
  dreams.reduce((sum, dream, index) => sum + eye.fit(dream, cards[index] as SuspectId), 0);

/** Which of the triples the dreams speak of: each dream means another of its cards, nobody is told which. */
export const readTriples = (
  eye: Eye,
  dreams: readonly DreamId[],
  triples: readonly (readonly SuspectId[])[],
): readonly number[] =>
  shares(
    triples.map((triple) => {
      const logs = assignments(dreams, triple).map((cards) => fitOf(eye, dreams, cards));
      const most = Math.max(...logs);
      return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0) / logs.length);
    }),
  );

/** The card of the triple that each dream most likely means. */
export function meantCards(eye: Eye, dreams: readonly DreamId[], triple: readonly SuspectId[]): readonly SuspectId[] {
  const ways = assignments(dreams, triple).map((cards) => ({ cards, fit: fitOf(eye, dreams, cards) }));
  return ways.reduce((best, way) => (way.fit > best.fit ? way : best)).cards;
}
