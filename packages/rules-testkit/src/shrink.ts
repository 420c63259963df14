import type { Entry } from '@ghostlight/rules-kit';
import { diceFrom } from '@ghostlight/rules-kit';
import { asBreach, type Breach } from './breach.ts';
import type { PlayLaw, Trial } from './law.ts';
import { type Play, playAgain } from './play.ts';

const CHEAP = { replays: 300, looks: 8 };
// A law that looks at few positions takes long over each.
const DEAR = { replays: 60, looks: 3 };

/** An action list that breaks a law. */
export interface Reproduction {
  readonly actions: readonly Entry[];
  readonly breach: Breach;
}

/** The shortest action list found that still breaks the law: leaves out ever smaller pieces as long as it breaks. One replay per step. */
export function* shrink(
  trial: Trial,
  law: PlayLaw,
  broken: Play,
  at: number,
  first: Breach,
): Generator<void, Reproduction> {
  const { replays, looks } = typeof law.samples === 'number' && law.samples < 1 ? DEAR : CHEAP;
  let left = replays;
  let best: Reproduction = { actions: broken.entries.slice(0, at + 1), breach: first };
  for (const start of [best.actions.slice(0, at), best.actions]) {
    yield;
    const found = breachAtEnd(trial, law, broken, start, looks);
    if (!found) continue;
    best = found;
    break;
  }
  for (let size = best.actions.length; size >= 1; size = Math.floor(size / 2)) {
    for (let from = best.actions.length - size; from >= 0; from -= size) {
      if (left-- === 0) return best;
      yield;
      best = breachAtEnd(trial, law, broken, best.actions.toSpliced(from, size), looks) ?? best;
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
  looks: number,
): Reproduction | null {
  try {
    const play = playAgain(trial.freezingRules, table, seed, entries, diceFrom(seed));
    for (const at of [play.entries.length, play.entries.length - 1]) {
      if (at < 0 || play.states.length <= at) continue;
      for (let look = 0; look < looks; look++) {
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
