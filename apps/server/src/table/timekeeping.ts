import { LIMITS, ORDERS_DELAY } from '@ghostlight/protocol';
import { deadlineOf } from './clock.ts';
import { type LiveMatch, played, type SeatAction } from './live-match.ts';
import type { Table } from './table.ts';

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

/** Standing orders answer for a seat, even when its phone sleeps; the delay is the same for all, so that it says nothing. */
export function watchOrders(table: Table): void {
  const { rules } = table.game;
  if (!rules.auto) return;
  for (const { seat, person, understudy } of table.doc.chairs) {
    if (person === null || understudy) continue;
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
  if (!match || doc.phase !== 'playing' || doc.paused || table.closed) return null;
  const view = game.rules.view(match.state, seat);
  const prompt = game.rules.prompt(view);
  const action = prompt === null ? null : (game.rules.auto?.(view, doc.orders[seat] ?? null) ?? null);
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
