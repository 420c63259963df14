import { LIMITS } from '@ghostlight/protocol';
import { deadlineOf } from './clock.ts';
import { type LiveMatch, played, type SeatAction } from './live-match.ts';
import type { Table } from './table.ts';

/** The same for every seat and answer, so that its length says nothing. */
const ORDERS_DELAY = 900;

/** Sets the alarm for the running clock; a slow line still has a second. */
export function watchClock(table: Table): void {
  const deadline = deadlineOf(table.clock);
  const { key } = table.clock;
  if (deadline === null) {
    table.alarms.clear('clock');
    return;
  }
  table.alarms.set('clock', deadline + LIMITS.clockGrace * 1000, () => {
    void table.queue.run(async () => {
      const { match, clock } = table;
      if (!match || table.closed || clock.key !== key || deadlineOf(clock) !== deadline) return;
      await play(table, match, 'clock', 'clock', table.game.rules.idle(match.state));
    });
  });
}

/** Standing orders answer for a seat that asked for it, even when its phone sleeps. */
export function watchOrders(table: Table): void {
  const { rules } = table.game;
  for (const seat of Object.keys(table.doc.orders)) {
    const name = `orders ${seat}`;
    const ordered = orderedAction(table, seat);
    if (!ordered) table.alarms.clear(name);
    else if (!table.alarms.has(name)) {
      table.alarms.set(name, Date.now() + ORDERS_DELAY, () => {
        void table.queue.run(async () => {
          const { match } = table;
          const now = orderedAction(table, seat);
          if (match && now && now.prompt === ordered.prompt)
            await play(table, match, 'orders', seat, [{ seat, action: rules.action.parse(now.action) }]);
          else watchOrders(table);
        });
      });
    }
  }
}

function orderedAction(table: Table, seat: string): { readonly action: unknown; readonly prompt: string } | null {
  const { match, doc, game } = table;
  if (!match || doc.phase !== 'playing' || doc.paused || table.closed || !(seat in doc.orders)) return null;
  const view = game.rules.view(match.state, seat);
  const prompt = game.rules.prompt(view);
  const action = prompt === null ? null : (game.rules.auto?.(view, doc.orders[seat]) ?? null);
  return action === null || prompt === null ? null : { action, prompt };
}

/** What nobody did by hand, journalled as such. */
async function play(
  table: Table,
  match: LiveMatch,
  kind: 'clock' | 'orders',
  by: string,
  actions: readonly SeatAction[],
): Promise<void> {
  const result = played(table.game.rules, match.state, actions);
  if (!result.ok || actions.length === 0) {
    table.services.log.error(
      { table: table.doc.id, kind, code: result.ok ? 'nothing' : result.error.code },
      'idle refused',
    );
    return;
  }
  await table.commit({
    match: { ...match, state: result.value.state },
    told: result.value.events,
    entry: { kind, by, actId: null, body: JSON.stringify(actions) },
    ...(kind === 'clock' && { timeUp: true }),
  });
}
