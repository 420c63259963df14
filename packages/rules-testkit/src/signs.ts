import { type Dice, toldTo } from '@ghostlight/rules-kit';
import type { Trial } from './law.ts';
import { leavesOf } from './leaves.ts';
import { json } from './plain-json.ts';
import type { Play } from './play.ts';

const WATCHERS = 3;
const PROBES = 6;

/** What can be made out of a world. */
export type Signs = ReadonlySet<string>;

/** Reads the signs of a world that a viewer cannot tell from others. */
export type SignReader = (world: unknown) => Signs;

/** What some other seats see, and what the viewer and the doer would hear of some actions: these bring to light what no view shows, such as the order of a deck. */
export function signReader({ rules }: Trial, play: Play, at: number, viewer: string, dice: Dice): SignReader {
  const others = play.viewers.filter((other) => other !== viewer);
  const watchers = dice
    .some(others, WATCHERS)
    .map((watcher) => ({ watcher, signOf: writtenOnce((leaf) => `${watcher} sees ${leaf}`) }));
  const actions = play.seats.flatMap((seat) =>
    dice
      .some(rules.legal(rules.view(play.states[at], seat)) as readonly unknown[], PROBES)
      .map((action) => ({ seat, action })),
  );
  const probes = dice.some(actions, PROBES).map(({ seat, action }) => ({
    seat,
    action,
    hearers: [...new Set([viewer, seat])].map((hearer) => ({
      hearer,
      signOf: writtenOnce((leaf) => `${hearer} would hear ${leaf} if ${seat} did ${json(action)}`),
    })),
  }));
  return (world) => {
    const signs = new Set<string>();
    for (const { watcher, signOf } of watchers) {
      for (const leaf of leavesOf(rules.view(world, watcher), 'open')) signs.add(signOf(leaf));
    }
    for (const { seat, action, hearers } of probes) {
      const result = rules.apply(world, seat, action);
      if (!result.ok) continue;
      for (const { hearer, signOf } of hearers) {
        for (const leaf of leavesOf(toldTo(result.value.events, hearer), 'open')) signs.add(signOf(leaf));
      }
    }
    return signs;
  };
}

/** The same leaf is met in most worlds: its sign is one and the same text, which is quick to find again. */
function writtenOnce(write: (leaf: string) => string): (leaf: string) => string {
  const written = new Map<string, string>();
  return (leaf) => {
    const known = written.get(leaf);
    if (known !== undefined) return known;
    const sign = write(leaf);
    written.set(leaf, sign);
    return sign;
  };
}

/** A sign that is in all of the first worlds, or in none, and otherwise in a good part of the second. */
export function onlyIn(
  first: readonly Signs[],
  second: readonly Signs[],
  share: number,
): { sign: string; words: string } | null {
  const [always, now] = [counts(first), counts(second)];
  for (const sign of new Set([...always.keys(), ...now.keys()])) {
    const [before, after] = [(always.get(sign) ?? 0) / first.length, (now.get(sign) ?? 0) / second.length];
    const words = `it is so in ${Math.round(after * 100)} %`;
    if (before === 1 && after <= 1 - share) return { sign, words };
    if (before === 0 && after >= share) return { sign: `not ${sign}`, words };
  }
  return null;
}

/** How many of the worlds have each sign. */
export function counts(worlds: readonly Signs[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const signs of worlds) for (const sign of signs) found.set(sign, (found.get(sign) ?? 0) + 1);
  return found;
}
