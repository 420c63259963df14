import type { Dice } from '@ghostlight/rules-kit';
import { Breach } from '../breach.ts';
import type { PlayLaw, Trial } from '../law.ts';
import { leavesOf } from '../leaves.ts';
import { json } from '../plain-json.ts';
import type { Play } from '../play.ts';
import { possibleAfter } from '../possible-worlds.ts';
import { onlyIn, type SignReader, signReader } from '../signs.ts';

const LOOK = { tries: 48, worlds: 32 };
const LOOK_CLOSELY = { tries: 400, worlds: 80 };
const SHARE = 0.25;

/**
 * Law 6, one action at a time. A world that was possible before an action is, after it, what the viewer may be in.
 * If all such worlds agree on something that resampling them deals either way, the viewer knew it and `resample`
 * forgot. If those in which the viewer saw and heard just what happened differ where `resample` never does, it
 * knows too much.
 */
export const keepsKnown: PlayLaw = {
  name: '6 keeps what is known',
  says: 'keeps all that the viewer knows when it resamples, and nothing else',
  samples: 0.1,
  promise: (trial, play, at) => Math.max(...play.viewers.map((viewer) => lostFromSight(trial, play, at, viewer))),
  check(trial, play, at, dice) {
    if (at >= play.entries.length) return;
    const viewer = dice.chance(0.5) ? dice.pick(play.viewers) : mostBereft(trial, play, at, dice);
    const read = signReader(trial, play, at + 1, viewer, dice);
    if (!compare(trial, play, at, viewer, read, dice, LOOK)) return;
    const found = compare(trial, play, at, viewer, read, dice, LOOK_CLOSELY);
    if (found) throw new Breach('6 keeps what is known', found);
  },
};

/** How many things this viewer sees before the action and not after it: what might be forgotten. */
function lostFromSight({ rules }: Trial, play: Play, at: number, viewer: string): number {
  if (at >= play.entries.length) return 0;
  const after = new Set(leavesOf(rules.view(play.states[at + 1], viewer), 'open'));
  return leavesOf(rules.view(play.states[at], viewer), 'open').filter((leaf) => !after.has(leaf)).length;
}

function mostBereft(trial: Trial, play: Play, at: number, dice: Dice): string {
  const losses = play.viewers.map((viewer) => lostFromSight(trial, play, at, viewer));
  const most = Math.max(...losses);
  return dice.pick(play.viewers.filter((_, index) => losses[index] === most));
}

function compare(
  trial: Trial,
  play: Play,
  at: number,
  viewer: string,
  read: SignReader,
  dice: Dice,
  look: typeof LOOK,
): string | null {
  const { rules } = trial;
  const { possible, kindIsHidden } = possibleAfter(trial, play, at, viewer, dice, look.tries);
  const anew = (world: unknown) => read(rules.resample(world, viewer, dice.seed()));
  const step = `After ${play.entries[at]?.seat} did ${json(play.entries[at]?.action)}, ${viewer}`;

  const some = kindIsHidden ? [] : possible.filter(({ unnoticed }) => !unnoticed).slice(0, look.worlds);
  if (some.length === look.worlds) {
    const forgotten = onlyIn(
      some.map(({ world }) => read(world)),
      some.map(({ world }) => anew(world)),
      SHARE,
    );
    if (forgotten) return `${step} knows: ${forgotten.sign}. Resampled, ${forgotten.words}.`;
  }
  const alike = possible.filter(({ unnoticed }) => unnoticed).slice(0, look.worlds);
  if (alike.length < look.worlds) return null;
  const worlds = alike.map(({ world }) => read(world));
  const resampled = alike.map(() => anew(play.states[at + 1]));
  const lost = onlyIn(worlds, resampled, SHARE);
  if (lost) return `${step} knows: ${lost.sign}. Resampled, ${lost.words}.`;
  const clung = onlyIn(resampled, worlds, SHARE);
  return clung && `${step} cannot know, but resample keeps: ${clung.sign}. Of the possible worlds, ${clung.words}.`;
}
