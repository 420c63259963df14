import { pick } from '@ghostlight/rules-kit';
import type { Action } from './action.ts';
import { moves } from './legal.ts';
import { maySkip } from './refusal.ts';
import type { Seat, State } from './types.ts';

/** One timer per turn, so cards played in it buy no time; each choice and placement has its own. */
export function clock({ ask, options, turn, step, round }: State): { key: string; seconds: number } | null {
  if (!ask || options.turnSeconds === null) return null;
  const place = { turn, choice: step, carry: round, place: round }[ask.kind];
  return { key: `${ask.kind}:${place}`, seconds: options.turnSeconds };
}

// Far from the stream's own draws, so that what chance picks here tells nothing of them.
const IDLE_DRAWS = 2 ** 40;

/** END_TURN if that hands the turn over, else WITHDRAW; a "may" is skipped; what must be chosen is chosen by chance (RIP-R26). */
export function idle(state: State): readonly { seat: Seat; action: Action }[] {
  const { ask, random } = state;
  if (!ask) return [];
  const { seat } = ask;
  if (maySkip(ask)) return [{ seat, action: { type: 'skip' } }];
  const open = moves(state, seat);
  if (ask.kind !== 'turn') return [{ seat, action: pick({ ...random, n: random.n + IDLE_DRAWS }, open)[0] }];
  const leads = open.some((action) => action.type === 'end-turn');
  return [{ seat, action: { type: leads ? 'end-turn' : 'withdraw' } }];
}
