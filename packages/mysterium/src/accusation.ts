import { editionOf, LAST_TURN, ROUNDS } from './editions.ts';
import { askAnew, type Flow, finalOf, set, setFinal, tell } from './flow.ts';
import { finish, loss, win } from './outcome.ts';
import { startStep } from './turn.ts';
import type { Accusation, PsychicSeat, State, Verdict } from './types.ts';

/** One ball for each seat, on a group or (null) on none; kept in seat order. */
export function accuse(flow: Flow, seat: PsychicSeat, group: number | null): void {
  const others = finalOf(flow.state).accusations.filter((accusation) => accusation.seat !== seat);
  const accusations = group === null ? others : [...others, { seat, group }];
  setFinal(flow, { accusations: accusations.toSorted((a, b) => (a.seat < b.seat ? -1 : 1)) });
  tell(flow, { type: 'accused', seat, group });
}

/** All are READY: one group leads, or talk goes on, or the third time seniority settles it (MY-R17, MY-R43). */
export function settleAccusations(flow: Flow): void {
  const { accusations, round } = finalOf(flow.state);
  const leading = leaders(accusations);
  const [first] = leading;
  const isClear = first !== undefined && leading.length === 1 && isEnough(flow.state, accusations, first);
  if (isClear) expose(flow, { group: first, by: 'majority' });
  else if (round < ROUNDS) talkOn(flow, round + 1);
  else if (first === undefined) expose(flow, { group: null, by: 'nobody' });
  else if (leading.length === 1) expose(flow, { group: first, by: 'majority' });
  else expose(flow, { group: mostSenior(flow.state, accusations, leading), by: 'seniority' });
}

function talkOn(flow: Flow, round: number): void {
  setFinal(flow, { round });
  askAnew(flow);
  tell(flow, { type: 'undecided', round });
}

/** The groups with the most balls; none when no ball is down. */
export function leaders(accusations: readonly { readonly group: number | null }[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const { group } of accusations) if (group !== null) counts.set(group, (counts.get(group) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].filter(([, count]) => count === most).map(([group]) => group);
}

function isEnough(state: State, accusations: readonly Accusation[], group: number): boolean {
  if (state.options.edition !== 'original' || !state.options.strictMajority) return true;
  return accusations.filter((accusation) => accusation.group === group).length * 2 > state.psychics.length;
}

function mostSenior(state: State, accusations: readonly Accusation[], among: readonly number[]): number | null {
  for (const seat of state.seniority) {
    const accusation = accusations.find((a) => a.seat === seat);
    if (accusation && among.includes(accusation.group)) return accusation.group;
  }
  return null;
}

/** The answer: right wins; wrong costs the group and a day, or the game. */
function expose(flow: Flow, verdict: Verdict): void {
  const { culprit, exposed } = finalOf(flow.state);
  const right = verdict.group !== null && verdict.group === culprit;
  setFinal(flow, {
    verdict,
    exposed: verdict.group === null ? exposed : [...exposed, verdict.group],
  });
  tell(flow, { type: 'exposed', ...verdict, right });
  const { turn } = flow.state;
  if (right) finish(flow, win(flow.state));
  else if (!editionOf(flow.state).finalTakesTurns || turn === LAST_TURN)
    finish(flow, loss(verdict.group === null ? 'nobody-accused' : 'wrong-culprit'));
  else deliberateAgain(flow, turn + 1);
}

function deliberateAgain(flow: Flow, turn: number): void {
  set(flow, { turn });
  setFinal(flow, { accusations: [], round: 1 });
  startStep(flow, 'deliberate');
}
