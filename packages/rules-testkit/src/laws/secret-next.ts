import { Breach } from '../breach.ts';
import type { Dice } from '../dice.ts';
import type { PlayLaw, Trial } from '../law.ts';
import { canonical, json } from '../plain-json.ts';
import type { Play } from '../play.ts';
import { toldTo } from '../told-to.ts';

const WORLDS = 2;
const ACTIONS_PER_SEAT = 2;

/** Law 4b: what is told and what is seen after an action differ together or not at all. */
export const secretNext: PlayLaw = {
  name: '4b secret next',
  says: 'tells a viewer of every change they see, and of nothing they do not see',
  samples: 5,
  check(trial, play, at, dice) {
    const viewer = dice.pick(play.viewers);
    for (let i = 0; i < WORLDS; i++) inTwoWorlds(trial, play, at, viewer, dice);
    twoActions(trial, play, at, viewer, dice);
  },
};

/** The same action in two worlds the viewer cannot tell apart. */
function inTwoWorlds({ rules }: Trial, play: Play, at: number, viewer: string, dice: Dice): void {
  const state = play.states[at];
  const world = rules.resample(state, viewer, dice.seed());
  for (const seat of play.seats) {
    const there = new Set((rules.legal(rules.view(world, seat)) as readonly unknown[]).map(canonical));
    const both = (rules.legal(rules.view(state, seat)) as readonly unknown[]).filter((action) =>
      there.has(canonical(action)),
    );
    for (const action of dice.some(both, ACTIONS_PER_SEAT)) {
      const [here, elsewhere] = [after(rules, state, seat, action, viewer), after(rules, world, seat, action, viewer)];
      if (!here || !elsewhere) continue;
      if (here.told !== elsewhere.told && here.view === elsewhere.view) {
        fail(
          `After ${seat} does ${json(action)}, ${viewer} is told what their view does not show: ${here.told} or ${elsewhere.told}`,
        );
      }
      if (here.told === elsewhere.told && here.view !== elsewhere.view) {
        fail(
          `After ${seat} does ${json(action)}, the view of ${viewer} changes untold: told is ${here.told}, the views differ: ${here.view} or ${elsewhere.view}`,
        );
      }
    }
  }
}

/** Two actions of another seat in one world: if the viewer sees no difference, they hear none; if they see a change, they hear of it. */
function twoActions({ rules }: Trial, play: Play, at: number, viewer: string, dice: Dice): void {
  const state = play.states[at];
  const before = json(rules.view(state, viewer));
  for (const seat of play.seats) {
    if (seat === viewer) continue;
    const tries = dice.some(rules.legal(rules.view(state, seat)) as readonly unknown[], 2);
    const seen = tries.map((action) => ({ action, ...after(rules, state, seat, action, viewer) }));
    for (const { action, told, view } of seen) {
      if (told === '[]' && view !== before)
        fail(`${seat} does ${json(action)} and the view of ${viewer} changes, but ${viewer} is told nothing`);
    }
    const [one, other] = seen;
    if (one && other && one.view === other.view && one.told !== other.told) {
      fail(
        `${viewer} sees no difference between ${json(one.action)} and ${json(other.action)} of ${seat}, but is told: ${one.told} or ${other.told}`,
      );
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
