import { diceFrom } from '@ghostlight/rules-kit';
import type { PlayLaw, Trial } from './law.ts';
import type { Play } from './play.ts';

const CANDIDATES = 6;
/** Of a longer play, so many of its positions stand for all. */
const ENOUGH = 120;

/** The positions of a play that a law looks at: all (of a long play, many), the last, or a sample; half of the samples by what they promise. */
export function positionsFor(
  trial: Trial,
  law: PlayLaw,
  played: Play,
  chance: string,
  effort: number,
): readonly number[] {
  const all = [...played.states.keys()];
  if (law.samples === 'last') return all.slice(-1);
  const dice = diceFrom(`${chance}/${law.name}`);
  if (law.samples === 'all') return all.length <= ENOUGH * effort ? all : dice.some(all, ENOUGH * effort);
  const count = dice.times(law.samples * effort);
  const { promise } = law;
  if (!promise || dice.chance(0.5)) return dice.some(all, count);
  const candidates = dice.some(all, count * CANDIDATES).map((at) => ({ at, worth: promise(trial, played, at) }));
  return candidates
    .sort((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ at }) => at);
}
