import { Breach } from '../breach.ts';
import type { PlayLaw, Trial } from '../law.ts';
import { json } from '../plain-json.ts';
import type { Play } from '../play.ts';

/** prompt, toAct and legal speak of the same questions. */
export const asks: PlayLaw = {
  name: '3 asks who can answer',
  says: 'waits only for seats that can act, asks exactly those that can, and keeps a question under one name',
  samples: 24,
  check(trial, play, at) {
    const { rules } = trial;
    const state = play.states[at];
    const awaited = rules.toAct(state) as readonly string[];
    const stranger = awaited.find((seat) => !play.seats.includes(seat));
    if (stranger !== undefined) fail(`toAct waits for ${json(stranger)}, who has no seat here`);
    if (new Set(awaited).size < awaited.length) fail(`toAct names a seat twice: ${json(awaited)}`);
    for (const viewer of play.viewers) {
      const view = rules.view(state, viewer);
      const can = (rules.legal(view) as readonly unknown[]).length > 0;
      const question = rules.prompt(view) as unknown;
      if (question !== null && (typeof question !== 'string' || question === ''))
        fail(`prompt of ${viewer} is ${json(question)}`);
      if (can && question === null) fail(`${viewer} can act but is asked nothing: prompt is null`);
      if (!can && question !== null) fail(`${viewer} is asked ${json(question)} but has no legal action`);
      if (!can && awaited.includes(viewer)) fail(`toAct waits for ${viewer}, who has no legal action`);
    }
    keepsItsName(trial, play, at);
  },
};

/** Another seat's act must not make an open answer stale: still awaited, same actions, same timer, so same question. */
function keepsItsName({ rules }: Trial, play: Play, at: number): void {
  const entry = play.entries[at];
  if (!entry) return;
  const [before, after] = [play.states[at], play.states[at + 1]];
  if (rules.clock(before)?.key !== rules.clock(after)?.key) return;
  const awaitedAfter = rules.toAct(after) as readonly string[];
  for (const seat of rules.toAct(before) as readonly string[]) {
    if (seat === entry.seat || !awaitedAfter.includes(seat)) continue;
    const [was, is] = [rules.view(before, seat), rules.view(after, seat)];
    if (json(rules.legal(was)) !== json(rules.legal(is))) continue;
    if (rules.prompt(was) !== rules.prompt(is)) {
      fail(
        `${entry.seat} did ${json(entry.action)} and the question ${seat} still has open changed its name from ${json(rules.prompt(was))} to ${json(rules.prompt(is))}`,
      );
    }
  }
}

function fail(seen: string): never {
  throw new Breach('3 asks who can answer', seen);
}
