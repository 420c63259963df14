import { type Dice, toldTo } from '@ghostlight/rules-kit';
import { Breach } from '../breach.ts';
import type { PlayLaw, Trial } from '../law.ts';
import { canonical, firstDifference, json } from '../plain-json.ts';

const WORLDS = 2;
const ACTIONS_PER_SEAT = 2;
const CHOICES_PER_WORLD = 5;

/** Law 4b: what is told and what is seen after an action differ together or not at all. */
export const secretNext: PlayLaw = {
  name: '4b secret next',
  says: 'tells a viewer of every change they see, and of nothing they do not see',
  samples: 4,
  check(trial, play, at, dice) {
    const viewer = dice.pick(play.viewers);
    const state = play.states[at];
    const before = json(trial.rules.view(state, viewer));
    for (let i = 0; i < WORLDS; i++) {
      // Seen with another's eyes less changes, so that more stays equal in sight; worlds told apart are law 4a's affair.
      const eyes = dice.chance(0.5) ? viewer : dice.pick(play.viewers);
      const world = trial.rules.resample(state, eyes, dice.seed());
      if (json(trial.rules.view(world, viewer)) !== before) continue;
      for (const seat of play.seats) {
        sameAction(trial, [state, world], seat, viewer, dice);
        if (seat !== viewer) hiddenChoice(trial, [state, world], seat, viewer, before, dice);
      }
    }
  },
};

type Worlds = readonly [state: unknown, world: unknown];

/** One action in two worlds the viewer cannot tell apart. */
function sameAction({ rules }: Trial, [state, world]: Worlds, seat: string, viewer: string, dice: Dice): void {
  const there = new Set((rules.legal(rules.view(world, seat)) as readonly unknown[]).map(canonical));
  const legal = rules.legal(rules.view(state, seat)) as readonly unknown[];
  for (const action of dice.some(
    legal.filter((action) => there.has(canonical(action))),
    ACTIONS_PER_SEAT,
  )) {
    const here = after(rules, state, seat, action, viewer);
    const elsewhere = after(rules, world, seat, action, viewer);
    if (!here || !elsewhere) continue;
    if (here.told !== elsewhere.told && here.view === elsewhere.view) {
      fail(
        `After ${seat} does ${json(action)}, ${viewer} is told what their view does not show: ${here.told} or ${elsewhere.told}`,
      );
    }
    if (here.told === elsewhere.told && here.view !== elsewhere.view) {
      fail(
        `After ${seat} does ${json(action)}, the view of ${viewer} changes untold. Told: ${here.told}. Seen: ${firstDifference(here.view, elsewhere.view)}`,
      );
    }
  }
}

/** Whatever another seat may choose in either world: as long as the viewer sees no difference, they hear none; and a change they see, they hear of. */
function hiddenChoice(
  { rules }: Trial,
  worlds: Worlds,
  seat: string,
  viewer: string,
  before: string,
  dice: Dice,
): void {
  const heard = new Map<string, { told: string; action: unknown }>();
  for (const world of worlds) {
    for (const action of dice.some(rules.legal(rules.view(world, seat)) as readonly unknown[], CHOICES_PER_WORLD)) {
      const outcome = after(rules, world, seat, action, viewer);
      if (!outcome) continue;
      const { told, view } = outcome;
      if (told === '[]' && view !== before) {
        fail(
          `${seat} does ${json(action)} and the view of ${viewer} changes, but ${viewer} is told nothing: ${firstDifference(before, view)}`,
        );
      }
      const other = heard.get(view);
      if (other && other.told !== told) {
        fail(
          `${viewer} sees no difference between ${json(action)} and ${json(other.action)} of ${seat}, but hears one: ${told} or ${other.told}`,
        );
      }
      heard.set(view, { told, action });
    }
  }
}

function after(
  rules: Trial['rules'],
  state: unknown,
  seat: string,
  action: unknown,
  viewer: string,
): { told: string; view: string } | null {
  const result = rules.apply(state, seat, action);
  if (!result.ok) return null;
  return { told: json(toldTo(result.value.events, viewer)), view: json(rules.view(result.value.state, viewer)) };
}

function fail(seen: string): never {
  throw new Breach('4b secret next', seen);
}
