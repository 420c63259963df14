import type { Entry } from '@ghostlight/rules-kit';
import { Breach } from '../breach.ts';
import type { Dice } from '../dice.ts';
import type { PlayLaw, Trial } from '../law.ts';
import { leavesOf } from '../leaves.ts';
import { canonical, firstDifference, json } from '../plain-json.ts';
import type { Play } from '../play.ts';
import { toldTo } from '../told-to.ts';

const LOOK = { tries: 90, enough: 32, worlds: 32 };
const LOOK_CLOSELY = { tries: 600, enough: 60, worlds: 80 };
const SHARE = 0.25;
const PROBES = 3;
const ACTIONS_TRIED = 12;

/**
 * Law 6, one action at a time. Worlds that were possible before an action, and in which the viewer sees and hears
 * the same of it, are possible after it. If all of those agree on something that `resample` after the action
 * deals either way, the viewer knew it and `resample` forgot; if they differ where it never does, it knows too much.
 */
export const keepsKnown: PlayLaw = {
  name: '6 keeps what is known',
  says: 'keeps all that the viewer knows when it resamples, and nothing else',
  samples: 0.15,
  check(trial, play, at, dice) {
    const viewer = dice.pick(play.viewers);
    keepsFacts(trial, play.states[at], viewer, dice);
    if (at >= play.entries.length) return;
    const probes = probesFor(trial, play, at + 1, dice);
    const glance = compare(trial, play, at, viewer, probes, dice, LOOK);
    if (!glance) return;
    const found = compare(trial, play, at, viewer, probes, dice, LOOK_CLOSELY);
    if (found) throw found;
  },
};

/** The game's own list of what the viewer knows, if it gives one. */
function keepsFacts({ rules, hints }: Trial, state: unknown, viewer: string, dice: Dice): void {
  if (!hints.knows) return;
  const known = json(hints.knows(state, viewer));
  const kept = json(hints.knows(rules.resample(state, viewer, dice.seed()), viewer));
  if (known !== kept) fail(`resample forgets what ${viewer} knows: ${firstDifference(known, kept)}`);
}

interface Probe {
  readonly seat: string;
  readonly action: unknown;
}

/** Actions whose outcome brings hidden things to light, such as the order of a deck. */
function probesFor({ rules }: Trial, play: Play, at: number, dice: Dice): Probe[] {
  return play.seats.flatMap((seat) =>
    dice
      .some(rules.legal(rules.view(play.states[at], seat)) as readonly unknown[], PROBES)
      .map((action) => ({ seat, action })),
  );
}

function compare(
  trial: Trial,
  play: Play,
  at: number,
  viewer: string,
  probes: readonly Probe[],
  dice: Dice,
  look: typeof LOOK,
): Breach | null {
  const possible = possibleAfter(trial, play, at, viewer, dice, look).map((world) =>
    signs(trial, play, world, viewer, probes),
  );
  if (possible.length < look.enough) return null;
  const after = play.states[at + 1];
  const resampled = Array.from({ length: look.worlds }, () =>
    signs(trial, play, trial.rules.resample(after, viewer, dice.seed()), viewer, probes),
  );
  const step = `After ${play.entries[at]?.seat} did ${json(play.entries[at]?.action)}`;
  for (const sign of new Set([...possible, ...resampled].flatMap((signs) => [...signs]))) {
    const [before, now] = [share(possible, sign), share(resampled, sign)];
    if ((before === 0 && now >= SHARE) || (before === 1 && now <= 1 - SHARE)) {
      const knew = before === 1 ? 'knows' : 'knows not to be';
      return new Breach(
        '6 keeps what is known',
        `${step}, ${viewer} ${knew}: ${sign}. resample makes it so in ${percent(now)} of its worlds.`,
      );
    }
    if ((now === 0 && before >= SHARE) || (now === 1 && before <= 1 - SHARE)) {
      const always = now === 1 ? 'always' : 'never';
      return new Breach(
        '6 keeps what is known',
        `${step}, ${viewer} cannot know, but resample ${always} deals: ${sign}. It is so in ${percent(before)} of the possible worlds.`,
      );
    }
  }
  return null;
}

/** Worlds possible before the action in which the viewer cannot tell what was done from what happened. */
function possibleAfter(trial: Trial, play: Play, at: number, viewer: string, dice: Dice, look: typeof LOOK): unknown[] {
  const { rules } = trial;
  const seen = json(rules.view(play.states[at + 1], viewer));
  const heard = json(toldTo(play.told[at] ?? [], viewer));
  const worlds: unknown[] = [];
  for (let i = 0; i < look.tries && worlds.length < look.enough; i++) {
    const world = rules.resample(play.states[at], viewer, dice.seed());
    for (const { seat, action } of likeEntries(trial, play.entries[at], world, viewer, dice)) {
      const result = rules.apply(world, seat, action);
      if (!result.ok || json(rules.view(result.value.state, viewer)) !== seen) continue;
      if (json(toldTo(result.value.events, viewer)) !== heard) continue;
      worlds.push(result.value.state);
      break;
    }
  }
  return worlds;
}

/** What may have been done: exactly that if the viewer did it, else anything of its kind, for the choice may be hidden. */
function likeEntries({ rules }: Trial, entry: Entry | undefined, world: unknown, viewer: string, dice: Dice): Entry[] {
  if (!entry) return [];
  const legal = rules.legal(rules.view(world, entry.seat)) as readonly { readonly type: string }[];
  if (entry.seat === viewer) {
    const wanted = canonical(entry.action);
    return legal.some((action) => canonical(action) === wanted) ? [entry] : [];
  }
  const { type } = entry.action as { readonly type: string };
  const alike = legal.filter((action) => action.type === type);
  return dice.some(alike, ACTIONS_TRIED).map((action) => ({ seat: entry.seat, action }));
}

/** What can be made out of a world: what each other seat sees, and what the viewer would see after each probe. */
function signs({ rules }: Trial, play: Play, world: unknown, viewer: string, probes: readonly Probe[]): Set<string> {
  const found: string[] = [];
  for (const other of play.viewers) {
    if (other !== viewer)
      found.push(...leavesOf(rules.view(world, other), 'open').map((leaf) => `${other} sees ${leaf}`));
  }
  for (const { seat, action } of probes) {
    const result = rules.apply(world, seat, action);
    if (!result.ok) continue;
    for (const hearer of new Set([viewer, seat])) {
      const told = leavesOf(toldTo(result.value.events, hearer), 'open');
      found.push(...told.map((leaf) => `${hearer} would hear ${leaf} if ${seat} did ${json(action)}`));
    }
  }
  return new Set(found);
}

const share = (worlds: readonly ReadonlySet<string>[], sign: string): number =>
  worlds.filter((signs) => signs.has(sign)).length / worlds.length;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function fail(seen: string): never {
  throw new Breach('6 keeps what is known', seen);
}
