import type { Dice } from '@ghostlight/rules-kit';
import { inventAction, wordsIn } from './invented-actions.ts';
import type { Trial } from './law.ts';
import type { Play } from './play.ts';

/** Actions that may not belong here: other seats' legal ones, earlier ones, all of these slightly bent, and made-up ones. */
export function strangeActions(
  { rules, seen }: Trial,
  play: Play,
  at: number,
  seat: string,
  dice: Dice,
  count: number,
): unknown[] {
  const state = play.states[at];
  const own = rules.legal(rules.view(state, seat)) as readonly unknown[];
  const others = play.seats
    .filter((other) => other !== seat)
    .flatMap((other) => rules.legal(rules.view(state, other)) as readonly unknown[]);
  const earlier = play.entries.slice(0, at).map((entry) => entry.action);
  const sources = [own, others, earlier, seen].filter((source) => source.length > 0);
  const words = wordsIn(state);
  const candidate = (): unknown => {
    if (sources.length === 0 || dice.chance(0.3)) return inventAction(rules, words, dice);
    const action = dice.pick(dice.pick(sources));
    return dice.chance(0.5) ? bend(action, [...own, ...seen], dice) : action;
  };
  const strange: unknown[] = [];
  for (let i = 0; i < count; i++) {
    const parsed = rules.action.safeParse(candidate());
    // What does not parse is turned away at the server's door.
    if (parsed.success) strange.push(parsed.data);
  }
  return strange;
}

/** The action with one field changed: a near number, another action's value, a list turned round or cut. */
function bend(action: unknown, donors: readonly unknown[], dice: Dice): unknown {
  const fields = { ...(action as Record<string, unknown>) };
  const keys = Object.keys(fields).filter((key) => key !== 'type' || dice.chance(0.2));
  if (keys.length === 0) return fields;
  const key = dice.pick(keys);
  fields[key] = bendValue(fields[key], key, donors, dice);
  return fields;
}

function bendValue(value: unknown, key: string, donors: readonly unknown[], dice: Dice): unknown {
  const way = dice.below(3);
  if (way === 0 && donors.length > 0) return (dice.pick(donors) as Record<string, unknown>)[key] ?? value;
  if (typeof value === 'number') return value + dice.pick([-1, 1, -100, 100, 0.5]);
  if (typeof value === 'boolean') return !value;
  if (value === null) return 0;
  if (Array.isArray(value)) {
    if (way === 1) return value.toReversed();
    if (way === 2) return value.slice(1);
    return value.length > 0 ? [...value, dice.pick(value)] : value;
  }
  if (typeof value === 'object')
    return bend(
      value,
      donors
        .map((donor) => (donor as Record<string, unknown>)[key])
        .filter((donor) => typeof donor === 'object' && donor !== null),
      dice,
    );
  return typeof value === 'string' ? dice.pick([`${value}x`, '', value.slice(1)]) : value;
}
