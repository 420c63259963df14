import type { Entry } from '@ghostlight/rules-kit';
import { Breach } from '../breach.ts';
import type { Dice } from '../dice.ts';
import type { PlayLaw, Trial } from '../law.ts';
import { leavesOf } from '../leaves.ts';
import { canonical, json } from '../plain-json.ts';
import type { Play } from '../play.ts';
import { toldTo } from '../told-to.ts';

const LOOK = { tries: 48, worlds: 32 };
const LOOK_CLOSELY = { tries: 400, worlds: 80 };
const SHARE = 0.25;
const PROBES = 3;
const ACTIONS_TRIED = 12;

/**
 * Law 6, one action at a time. A world that was possible before an action is, after it, what the viewer may be in.
 * If all such worlds agree on something that resampling them deals either way, the viewer knew it and `resample`
 * forgot. If those in which the viewer saw and heard just what happened differ where `resample` never does, it
 * knows too much.
 */
export const keepsKnown: PlayLaw = {
  name: '6 keeps what is known',
  says: 'keeps all that the viewer knows when it resamples, and nothing else',
  samples: 0.15,
  promise: (trial, play, at) => Math.max(...play.viewers.map((viewer) => lostFromSight(trial, play, at, viewer))),
  check(trial, play, at, dice) {
    if (at >= play.entries.length) return;
    const viewer = dice.chance(0.5) ? dice.pick(play.viewers) : mostBereft(trial, play, at, dice);
    const probes = probesFor(trial, play, at + 1, dice);
    if (!compare(trial, play, at, viewer, probes, dice, LOOK)) return;
    const found = compare(trial, play, at, viewer, probes, dice, LOOK_CLOSELY);
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
  probes: readonly Probe[],
  dice: Dice,
  look: typeof LOOK,
): string | null {
  const { rules } = trial;
  const possible = possibleAfter(trial, play, at, viewer, dice, look.tries);
  const signsOf = (world: unknown) => signsIn(trial, play, world, viewer, probes);
  const anew = (world: unknown) => signsOf(rules.resample(world, viewer, dice.seed()));
  const step = `After ${play.entries[at]?.seat} did ${json(play.entries[at]?.action)}, ${viewer}`;

  const some = possible.slice(0, look.worlds);
  if (some.length < look.worlds) return null;
  const forgotten = onlyIn(
    some.map(({ world }) => signsOf(world)),
    some.map(({ world }) => anew(world)),
  );
  if (forgotten) return `${step} knows: ${forgotten.sign}. Resampled, ${forgotten.words}.`;

  const alike = possible.filter(({ unnoticed }) => unnoticed).slice(0, look.worlds);
  if (alike.length < look.worlds) return null;
  const worlds = alike.map(({ world }) => signsOf(world));
  const resampled = alike.map(() => anew(play.states[at + 1]));
  const lost = onlyIn(worlds, resampled);
  if (lost) return `${step} knows: ${lost.sign}. Resampled, ${lost.words}.`;
  const clung = onlyIn(resampled, worlds);
  return clung && `${step} cannot know, but resample keeps: ${clung.sign}. Of the possible worlds, ${clung.words}.`;
}

/** A sign that is in all of the first worlds, or in none, and otherwise in a good part of the second. */
function onlyIn(first: readonly Signs[], second: readonly Signs[]): { sign: string; words: string } | null {
  const [always, now] = [counts(first), counts(second)];
  for (const sign of new Set([...always.keys(), ...now.keys()])) {
    const [before, after] = [(always.get(sign) ?? 0) / first.length, (now.get(sign) ?? 0) / second.length];
    const words = `it is so in ${Math.round(after * 100)} %`;
    if (before === 1 && after <= 1 - SHARE) return { sign, words };
    if (before === 0 && after >= SHARE) return { sign: `not ${sign}`, words };
  }
  return null;
}

type Signs = ReadonlySet<string>;

function counts(worlds: readonly Signs[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const signs of worlds) for (const sign of signs) found.set(sign, (found.get(sign) ?? 0) + 1);
  return found;
}

/** Worlds the viewer may be in after the action, and whether they would have noticed any difference from what happened. */
function possibleAfter(
  trial: Trial,
  play: Play,
  at: number,
  viewer: string,
  dice: Dice,
  tries: number,
): { world: unknown; unnoticed: boolean }[] {
  const { rules } = trial;
  const before = json(rules.view(play.states[at], viewer));
  const seen = json(rules.view(play.states[at + 1], viewer));
  const heard = json(toldTo(play.told[at] ?? [], viewer));
  const possible: { world: unknown; unnoticed: boolean }[] = [];
  for (let i = 0; i < tries; i++) {
    const world = rules.resample(play.states[at], viewer, dice.seed());
    // Worlds told apart already are law 4a's affair.
    if (json(rules.view(world, viewer)) !== before) return [];
    let next: { world: unknown; unnoticed: boolean } | null = null;
    for (const { seat, action } of likeEntries(trial, play.entries[at], world, viewer, dice)) {
      const result = rules.apply(world, seat, action);
      if (!result.ok) continue;
      const { state, events } = result.value;
      const told = json(toldTo(events, viewer));
      const unnoticed = json(rules.view(state, viewer)) === seen;
      if (unnoticed && told !== heard) {
        throw new Breach(
          '4b secret next',
          `After ${seat} does ${json(action)}, ${viewer} is told what their view does not show: ${told} or ${heard}`,
        );
      }
      if (!next || unnoticed) next = { world: state, unnoticed };
      if (unnoticed) break;
    }
    if (next) possible.push(next);
  }
  return possible;
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

/** What can be made out of a world: what each other seat sees, and what the viewer and the doer would hear of each probe. */
function signsIn({ rules }: Trial, play: Play, world: unknown, viewer: string, probes: readonly Probe[]): Signs {
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
