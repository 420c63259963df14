import { type Dice, type Entry, toldTo } from '@ghostlight/rules-kit';
import { Breach } from './breach.ts';
import type { Trial } from './law.ts';
import { canonical, json } from './plain-json.ts';
import type { Play } from './play.ts';

const ACTIONS_TRIED = 12;
const OTHERS_TRIED = 3;

interface Possible {
  readonly world: unknown;
  /** The viewer would have noticed no difference from what happened. */
  readonly unnoticed: boolean;
}

/** Worlds the viewer may be in after the action, and whether they can tell of what kind it was. */
export function possibleAfter(
  trial: Trial,
  play: Play,
  at: number,
  viewer: string,
  dice: Dice,
  tries: number,
): { possible: readonly Possible[]; kindIsHidden: boolean } {
  const { rules } = trial;
  const entry = play.entries[at] as Entry;
  const before = json(rules.view(play.states[at], viewer));
  const seen = json(rules.view(play.states[at + 1], viewer));
  const heard = json(toldTo(play.told[at] ?? [], viewer));
  const possible: Possible[] = [];
  let kindIsHidden = false;
  // Whoever sees and hears nothing of it does not know that anything was done.
  if (seen === before && heard === '[]' && entry.seat !== viewer) return { possible, kindIsHidden };
  for (let i = 0; i < tries; i++) {
    const world = rules.resample(play.states[at], viewer, dice.seed());
    // Worlds told apart already are law 4a's affair.
    if (json(rules.view(world, viewer)) !== before) return { possible: [], kindIsHidden };
    let first: unknown = null;
    let alike: unknown = null;
    for (const action of likeActions(trial, entry, world, viewer, dice)) {
      const result = rules.apply(world, entry.seat, action);
      if (!result.ok) continue;
      const told = json(toldTo(result.value.events, viewer));
      const unnoticed = json(rules.view(result.value.state, viewer)) === seen;
      if (unnoticed && told !== heard) {
        throw new Breach(
          '4b secret next',
          `After ${entry.seat} does ${json(action)}, ${viewer} is told what their view does not show: ${told} or ${heard}`,
        );
      }
      const sameKind = kindOf(action) === kindOf(entry.action);
      if (unnoticed && !sameKind) kindIsHidden = true;
      // Chosen before looking at what it shows: a choice that follows the viewer's eyes would tell of the world.
      if (sameKind) first ??= result.value.state;
      if (unnoticed) alike ??= result.value.state;
    }
    if (first) possible.push({ world: first, unnoticed: false });
    if (alike) possible.push({ world: alike, unnoticed: true });
  }
  return { possible, kindIsHidden };
}

/** What may have been done: exactly that if the viewer did it, else anything of its kind and some of any other, for the choice may be hidden. */
function likeActions({ rules }: Trial, entry: Entry, world: unknown, viewer: string, dice: Dice): readonly unknown[] {
  const legal = rules.legal(rules.view(world, entry.seat)) as readonly unknown[];
  if (entry.seat === viewer) {
    const wanted = canonical(entry.action);
    return legal.some((action) => canonical(action) === wanted) ? [entry.action] : [];
  }
  const alike = legal.filter((action) => kindOf(action) === kindOf(entry.action));
  const unlike = legal.filter((action) => kindOf(action) !== kindOf(entry.action));
  const tries = [...dice.some(alike, ACTIONS_TRIED), ...dice.some(unlike, OTHERS_TRIED)];
  return dice.some(tries, tries.length);
}

const kindOf = (action: unknown): unknown => (action as { readonly type?: unknown }).type;
