import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Frame, GameChange } from '@ghostlight/protocol';
import { type Told, toldTo } from '@ghostlight/rules-kit';
import type { Dice } from '@ghostlight/rules-testkit';
import { frameBytes } from '../../src/frames/frame-bytes.ts';
import type { GameRules } from '../../src/games.ts';
import type { ReplayRow } from '../../src/journal/journal.ts';
import { played, type SeatAction } from '../../src/table/live-match.ts';
import { changeBetween } from './change-between.ts';
import { frameOf } from './raw-client.ts';

/** A finished match, step by step as the journal has it, and as each viewer could have imagined it. */
export class ReplayedMatch {
  readonly #rules: GameRules;
  readonly #dice: Dice;
  readonly states: unknown[];
  readonly steps: (readonly SeatAction[])[];
  readonly told: (readonly Told<unknown, string>[])[] = [];
  readonly #imagined = new Map<string, object>();
  /** How often the same step was played in an imagined world and told the same. */
  retold = 0;

  constructor(rules: GameRules, row: ReplayRow, dice: Dice) {
    this.#rules = rules;
    this.#dice = dice;
    this.states = [rules.setup(rules.options.parse(JSON.parse(row.match.options)), row.match.players, row.match.seed)];
    this.steps = row.entries
      .filter(({ kind }) => kind !== 'verb')
      .map(({ body }) => JSON.parse(body) as readonly SeatAction[]);
    for (const step of this.steps) {
      const result = played(rules, this.states.at(-1), step);
      if (!result.ok) throw new Error(`The journal holds a refused step: ${result.error.code}`);
      this.states.push(result.value.state);
      this.told.push(result.value.events);
    }
  }

  /** The viewer's view of a world in which all that they cannot know was dealt again. */
  view(viewer: string, step: number): object {
    const name = `${viewer} ${step}`;
    let view = this.#imagined.get(name);
    if (!view) {
      const world = this.#rules.resample(this.states[step], viewer, this.#dice.seed());
      view = this.#rules.view(world, viewer);
      this.#imagined.set(name, view);
      this.#checkTold(viewer, step, world);
    }
    return view;
  }

  /** What this viewer hears between two steps. */
  heard(viewer: string, from: number, to: number): unknown[] {
    return toldTo(this.told.slice(from, to).flat(), viewer);
  }

  /** The next step after `from` of which this viewer notices anything, and how. */
  next(viewer: string, from: number, n: number): { readonly step: number; readonly change: GameChange } | null {
    for (let step = from + 1; step < this.states.length; step++) {
      const change = changeBetween(this.view(viewer, step - 1), this.view(viewer, step), n);
      const told = this.heard(viewer, step - 1, step);
      if (change || told.length > 0) return { step, change: { ...(change ?? { n, patch: [] }), told } };
    }
    return null;
  }

  /** If the imagined world allows the step that followed and it looks the same, it is told in the same words. */
  #checkTold(viewer: string, step: number, world: unknown): void {
    const actions = this.steps[step];
    if (!actions) return;
    const result = played(this.#rules, world, actions);
    if (!result.ok) return;
    const truth = this.#rules.view(this.states[step + 1], viewer);
    if (!isDeepStrictEqual(this.#rules.view(result.value.state, viewer), truth)) return;
    if (!isDeepStrictEqual(toldTo(result.value.events, viewer), this.heard(viewer, step, step + 1)))
      throw new Error(`Step ${step} tells ${viewer} more than they see.`);
    this.retold++;
  }
}

/** A message as it came, and the frame in it, if it is one. */
export interface Sent {
  readonly bytes: Uint8Array;
  readonly frame: Frame | null;
}

export const read = (messages: readonly Uint8Array[]): readonly Sent[] =>
  messages.map((bytes) => ({ bytes, frame: frameOf(bytes) }));

const BREATH = 100;

/**
 * What one connection was sent, checked byte by byte against what its viewer could have been sent in an imagined world.
 * Breathes now and then: the server lives in this process, and one that is silent for a lease gives up its tables.
 */
export async function checkConnection(match: ReplayedMatch, messages: readonly Sent[]): Promise<number> {
  let viewer = 'spectator';
  let step: number | null = null;
  let n = 0;
  let checked = 0;
  let breathed = performance.now();
  for (const { bytes, frame } of messages) {
    if (!frame) continue;
    if (performance.now() - breathed > BREATH) {
      await setImmediate();
      breathed = performance.now();
    }
    if (frame.you) viewer = frame.you.viewer;
    if (!frame.game) continue;
    if (frame.game.log) {
      step = joinedAt(match, viewer, frame.game, step ?? 0);
      const log = match.heard(viewer, 0, step);
      same(
        bytes,
        { ...frame, game: { ...frame.game, whole: match.view(viewer, step), log } as GameChange },
        viewer,
        step,
      );
    } else {
      const expected: ReturnType<ReplayedMatch['next']> = match.next(viewer, step ?? 0, n + 1);
      if (!expected) throw new Error(`${viewer} got a frame after the last step.`);
      step = expected.step;
      same(bytes, { ...frame, game: expected.change }, viewer, step);
    }
    n = frame.game.n;
    checked++;
  }
  return checked;
}

/** At which step a connection joined: the first from here whose view and log are these. */
function joinedAt(match: ReplayedMatch, viewer: string, game: GameChange, from: number): number {
  const whole = 'whole' in game ? game.whole : null;
  for (let step = from; step < match.states.length; step++) {
    if (match.heard(viewer, 0, step).length > (game.log?.length ?? 0)) break;
    if (isDeepStrictEqual(match.view(viewer, step), whole) && isDeepStrictEqual(match.heard(viewer, 0, step), game.log))
      return step;
  }
  throw new Error(`${viewer} was shown a view that is no step's.`);
}

function same(bytes: Uint8Array, expected: Frame, viewer: string, step: number): void {
  if (!Buffer.from(frameBytes(expected)).equals(bytes))
    throw new Error(`At step ${step} ${viewer} was sent something that is not a function of their view.`);
}
