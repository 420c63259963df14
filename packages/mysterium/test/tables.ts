import type { Viewer } from '@ghostlight/rules-kit';
import type { Seat, State } from '../src/index.ts';

/** Every edition, difficulty and number of players, and each option that changes the course of a game. */
const difficulties = {
  original: ['easy', 'normal', 'difficult', 'very-difficult'],
  clairvoyance: ['easy', 'medium', 'hard'],
} as const;

const PLAYERS = [2, 3, 4, 5, 6, 7] as const;

const everyTable = Object.entries(difficulties).flatMap(([edition, names]) =>
  names.flatMap((difficulty) => PLAYERS.map((players) => ({ options: { edition, difficulty }, players }))),
);

const variants = [
  { options: { batchVisions: true }, players: 3 },
  { options: { edition: 'clairvoyance', batchVisions: true }, players: 5 },
  { options: { edition: 'clairvoyance', batchVisions: true, ghostSeconds: 180, difficulty: 'medium' }, players: 2 },
  { options: { edition: 'clairvoyance', splitClairvoyance: true }, players: 4 },
  { options: { edition: 'clairvoyance', splitClairvoyance: true, interpretSeconds: 0 }, players: 7 },
  { options: { strictMajority: true, guessOrder: 'object-first', foulCall: true }, players: 5 },
  { options: { interpretSeconds: 60, ghostSeconds: 300, finalSeconds: 180 }, players: 4 },
];

export const tables = [...everyTable, ...variants];

/** The psychics' boards lie open from the first deal on: only the ghost hides things. */
export const hides = (_viewer: string, seat: string): boolean => seat === 'ghost';

/** What a viewer has come to know, beyond what the view shows: the same before and after `resample`. */
export function knows(state: State, viewer: Viewer<Seat>): unknown {
  const { dreams, final, targets, guesses } = state;
  const votes = final?.votes.filter(({ seat }) => state.step === 'over' || seat === viewer);
  if (viewer === 'ghost')
    return { targets, votes, culprit: final?.culprit, dreams: { ...dreams, pile: dreams.pile.toSorted() } };
  return {
    votes,
    // No failed guess is that persona's target, and every right one is (§3.11).
    guessed: guesses.map(({ persona, category, card }) => targets[persona - 1]?.[category] === card),
    // A group that was accused in vain is not the culprit's.
    cleared: final?.exposed.map((group) => group === final.culprit),
    // No more cards that nobody saw are in the pile than were thrown before the last reshuffle (MY-R45).
    pile: state.veil !== null || dreams.pile.filter((card) => !dreams.returned.includes(card)).length <= dreams.unnamed,
  };
}

/** Six psychics who change their minds as often as they may, in every step of seven turns, stay below this. */
export const bound = 12_000;
