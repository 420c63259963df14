import { newActId, type Strength } from '@ghostlight/protocol';
import { Act } from '@ghostlight/protocol/messages';
import { perform } from './act.ts';
import { deadlineOf } from './clock.ts';
import { chairAt } from './doc.ts';
import type { LiveMatch } from './live-match.ts';
import type { Table } from './table.ts';
import type { Thought } from './thought.ts';
import { newSecret } from './tokens.ts';

/** After a failure of the thread that thinks, in milliseconds. */
const SECOND_TRY = 5_000;

/**
 * Asks the understudies for whom the table waits, again whenever the game has moved on.
 * They play while somebody is here, or while a clock moves the game on anyway: never for ever among themselves.
 */
export function watchUnderstudies(table: Table): void {
  const { match } = table;
  if (!match || !isGoingOn(table)) return;
  const awaited = table.game.rules.toAct(match.state);
  for (const { seat, understudy } of table.doc.chairs) {
    if (!understudy || !awaited.includes(seat)) continue;
    const last = table.thoughts.get(seat);
    if (last && (last.busy || last.state === match.state)) continue;
    const thought: Thought = { state: match.state, busy: true };
    table.thoughts.set(seat, thought);
    void think(table, match, seat, understudy, thought);
  }
}

const isGoingOn = ({ doc, closed, presence, clock }: Table): boolean =>
  doc.phase === 'playing' && !doc.paused && !closed && (presence.anyone || deadlineOf(clock) !== null);

async function think(
  table: Table,
  match: LiveMatch,
  seat: string,
  strength: Strength,
  thought: Thought,
): Promise<void> {
  try {
    if (!(await answer(table, match, seat, strength))) table.thoughts.delete(seat);
  } catch (error) {
    table.services.log.error({ table: table.doc.id, seat, err: error }, 'an understudy could not answer');
    if (table.closed) return;
    table.thoughts.delete(seat);
    table.alarms.set(`second try ${seat}`, Date.now() + SECOND_TRY, () => watchUnderstudies(table));
    return;
  }
  thought.busy = false;
  watchUnderstudies(table);
}

/** Plays what the understudy decides. False when it must be asked again, though the game has not moved on. */
async function answer(table: Table, match: LiveMatch, seat: string, strength: Strength): Promise<boolean> {
  const { rules } = table.game;
  const { understudies, log } = table.services;
  const prompt = rules.prompt(rules.view(match.state, seat));
  if (prompt === null) return true;
  const seed = newSecret();
  // It never sees the true state: what its seat cannot know is dealt anew before it looks.
  const world = rules.resample(match.state, seat, newSecret());
  const [actions] = await Promise.all([
    understudies.ask(rules.id, { world, seat, strength, seed }),
    pause(table, seat, understudies.pause(seed)),
  ]);
  if (actions.length === 0) return true;
  return table.queue.run(async () => {
    if (!isGoingOn(table) || chairAt(table.doc, seat)?.understudy !== strength) return false;
    const result = await perform(table, Act.parse({ id: newActId(), seat, prompt, actions }));
    if ('error' in result && table.match?.state === match.state)
      log.error({ table: table.doc.id, seat, actions, code: result.error }, 'an understudy made an illegal act');
    return true;
  });
}

const pause = (table: Table, seat: string, milliseconds: number): Promise<void> =>
  milliseconds === 0
    ? Promise.resolve()
    : new Promise((resolve) => table.alarms.set(`understudy ${seat}`, Date.now() + milliseconds, resolve));
