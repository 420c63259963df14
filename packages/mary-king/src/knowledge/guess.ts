import type { CardId } from '../types/card.ts';
import type { Guess } from '../types/knowledge.ts';

/**
 * What becomes of a guess when something happens to a side's cards: the guesses it leads to.
 * None, if what was seen cannot be under this guess; several, if something was chosen out of sight.
 */
export type Guesses = readonly Guess[];

type Mixed = Guess['mixed'];

/** A card came off the top of the mind to the hand, unseen. */
export function afterDraw(guess: Guess, tick: number): Guesses {
  const [card = null, ...below] = guess.tops;
  const tops = trim(below);
  return [card ? { ...holding(guess, card), tops } : { ...guess, tops, strangers: [...guess.strangers, tick] }];
}

/** A card left the hand in sight: played or discarded. */
export function afterLeavingHand(guess: Guess, card: CardId): Guesses {
  if (guess.held.includes(card)) return [{ ...guess, held: guess.held.filter((each) => each !== card) }];
  if (guess.tops.includes(card)) return [];
  const strangers = withoutStranger(guess.strangers, guess.mixed[card] ?? 0);
  return strangers ? [{ ...guess, strangers, mixed: without(guess.mixed, card) }] : [];
}

/** The top card of the mind was turned up. */
export function afterLeavingMind(guess: Guess, card: CardId): Guesses {
  const [top = null, ...below] = guess.tops;
  if (top ? top !== card : below.includes(card) || guess.held.includes(card)) return [];
  return [{ ...guess, tops: trim(below), mixed: without(guess.mixed, card) }];
}

/** A card was seen going into the mind: whatever was in the hand before is not this card. */
export const afterEnteringMind = (guess: Guess, card: CardId, tick: number): Guesses => [
  { ...guess, mixed: { ...guess.mixed, [card]: tick } },
];

export const afterLayingOnTop = (guess: Guess, card: CardId, tick: number): Guesses => [
  { ...guess, mixed: { ...guess.mixed, [card]: tick }, tops: [card, ...guess.tops] },
];

/** A shuffle wipes places, not zones. */
export const afterShuffle = (guess: Guess): Guesses => [guess.tops.length === 0 ? guess : { ...guess, tops: [] }];

/** A card came to the hand in sight. */
export const afterEnteringHand = (guess: Guess, card: CardId): Guesses => [holding(guess, card)];

/** Some cards of the hand, nobody else knows which, were shuffled into the mind: any that many of them. */
export function afterReturning(guess: Guess, count: number, tick: number): Guesses {
  const places = [...guess.held, ...guess.strangers].keys();
  return subsets([...places], count).map((gone) => {
    const cards = guess.held.filter((_, place) => gone.includes(place));
    return {
      weight: guess.weight,
      held: guess.held.filter((_, place) => !gone.includes(place)),
      strangers: guess.strangers.filter((_, place) => !gone.includes(guess.held.length + place)),
      mixed: { ...guess.mixed, ...Object.fromEntries(cards.map((card) => [card, tick])) },
      tops: [],
    };
  });
}

/** One of the top cards, nobody else knows which, went to the hand, and the others back in any order. */
export function afterTaking(guess: Guess, look: number, tick: number): Guesses {
  const top = Array.from({ length: look }, (_, depth) => guess.tops[depth] ?? null);
  const below = guess.tops.slice(look);
  return top.flatMap((taken, index) => {
    const now = taken ? holding(guess, taken) : { ...guess, strangers: [...guess.strangers, tick] };
    return orders(top.toSpliced(index, 1)).map((back) => ({ ...now, tops: trim([...back, ...below]) }));
  });
}

/** The whole hand was shown. */
export function afterSeeingHand(guess: Guess, hand: readonly CardId[]): Guesses {
  // Who could be the fewest strangers goes first, so that nobody takes a place another one needs.
  const bySince = hand.toSorted((one, two) => (guess.mixed[two] ?? 0) - (guess.mixed[one] ?? 0));
  const emptied = bySince.reduce<Guesses>((all, card) => all.flatMap((each) => afterLeavingHand(each, card)), [guess]);
  return emptied.filter(({ held }) => held.length === 0).map((each) => ({ ...each, held: hand, strangers: [] }));
}

/** The strangers without the one that can be the fewest other cards; null if none can be a card mixed in at this tick. */
export function withoutStranger(strangers: readonly number[], since: number): readonly number[] | null {
  const index = strangers.findIndex((tick) => tick >= since);
  return index < 0 ? null : strangers.toSpliced(index, 1);
}

const holding = (guess: Guess, card: CardId): Guess => ({
  ...guess,
  held: [...guess.held, card].sort(),
  mixed: without(guess.mixed, card),
});

function without(mixed: Mixed, card: CardId): Mixed {
  if (!(card in mixed)) return mixed;
  const { [card]: _gone, ...rest } = mixed;
  return rest;
}

/** Without the unknown places at its lower end. */
export function trim<T>(tops: readonly (T | null)[]): readonly (T | null)[] {
  let length = tops.length;
  while (length > 0 && tops[length - 1] === null) length--;
  return length === tops.length ? tops : tops.slice(0, length);
}

function subsets<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}

function orders<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) => orders(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
