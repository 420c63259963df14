import type { Entry } from '@ghostlight/rules-kit';
import { asBreach, type Breach } from './breach.ts';
import { diceFrom } from './dice.ts';
import type { PlayLaw, Trial } from './law.ts';
import { type Play, playAgain } from './play.ts';

const MOST_REPLAYS = 300;
const LOOKS = 8;

/** The shortest action list found that still breaks the law: leaves out ever smaller pieces as long as it breaks. */
export function shrink(
  trial: Trial,
  law: PlayLaw,
  broken: Play,
  at: number,
  first: Breach,
): { actions: readonly Entry[]; breach: Breach } {
  let replays = 0;
  const breaks = (entries: readonly Entry[]) => {
    replays++;
    return breachAtEnd(trial, law, broken, entries);
  };
  let best: { actions: readonly Entry[]; breach: Breach } = { actions: broken.entries.slice(0, at + 1), breach: first };
  for (const start of [best.actions.slice(0, at), best.actions]) {
    const found = breaks(start);
    if (found) {
      best = found;
      break;
    }
  }
  for (let size = best.actions.length; size >= 1 && replays < MOST_REPLAYS; size = Math.floor(size / 2)) {
    for (let from = best.actions.length - size; from >= 0 && replays < MOST_REPLAYS; from -= size) {
      const found = breaks(best.actions.toSpliced(from, size));
      if (found) best = found;
    }
  }
  return best;
}

/** Plays the entries and looks at the last two positions, several times where the law takes samples. */
function breachAtEnd(
  trial: Trial,
  law: PlayLaw,
  { table, seed }: Play,
  entries: readonly Entry[],
): { actions: readonly Entry[]; breach: Breach } | null {
  try {
    const play = playAgain(trial.freezingRules, table, seed, entries, diceFrom(seed));
    for (const at of [play.entries.length, play.entries.length - 1]) {
      if (at < 0 || play.states.length <= at) continue;
      for (let look = 0; look < LOOKS; look++) {
        const breach = breachOf(trial, law, play, at, `${seed}/${look}`);
        if (breach?.law === law.name) return { actions: play.entries, breach };
      }
    }
  } catch {
    // A list that cannot be played at all shows nothing.
  }
  return null;
}

/** Looks at one position under one law. */
export function breachOf(trial: Trial, law: PlayLaw, play: Play, at: number, chance: string): Breach | null {
  try {
    law.check(trial, play, at, diceFrom(`${chance}/${law.name}/${at}`));
    return null;
  } catch (error) {
    return asBreach(law.name, error);
  }
}
