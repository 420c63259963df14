import { matchMaker, type Room, updateLobby } from '@colyseus/core';
import type { Config } from './config.ts';
import type { Door } from './door.ts';
import type { RoomServices } from './room/table-room.ts';

const BEATS_PER_LEASE = 4;
const SWEEP = 10 * 60_000;
const HOUR = 3_600_000;

/** The beat of a process: whether its tables are still its own, and how to end it. */
export interface Heartbeat {
  readonly alive: () => boolean;
  readonly stop: () => Promise<void>;
}

/** What the process does by itself: says that it lives, opens tables whose clock runs, closes forgotten ones. */
export function housekeeping(services: RoomServices, door: Door, config: Config): Heartbeat {
  const { journal, owner, log, tables, unreleased } = services;
  // Alone with its file, a server that starts may take everything from the one before it.
  const lease = { milliseconds: config.databaseUrl ? config.lease : 0, address: config.publicAddress ?? null };
  let renewed = performance.now();
  const alive = () => performance.now() - renewed < config.lease;

  const beat = async () => {
    const begun = performance.now();
    // Others may have taken our tables by now: everyone comes back through the door.
    if (!alive())
      for (const table of [...tables.values()]) table.lose(new Error('The lease ran out before it was renewed.'));
    await journal.renew(owner, Date.now(), lease);
    renewed = begun;
  };
  const tidy = async () => {
    for (const table of [...unreleased]) {
      await table.close();
      unreleased.delete(table);
    }
    for (const dead of await journal.dead()) if (dead !== owner) await bury(services, dead);
    const unattended = await journal.unattended(Date.now() - config.lease);
    // Each process begins with another one, so that they share the work.
    const first = Math.floor(Math.random() * unattended.length);
    for (const id of [...unattended.slice(first), ...unattended.slice(0, first)])
      await door.open(id).catch((err: unknown) => log.info({ table: id, err }, 'a table was not opened'));
  };
  const sweep = async () => {
    const now = Date.now();
    await journal.closeForgotten({ lobby: now - HOUR, played: now - 24 * HOUR }, now);
  };

  const pause = config.lease / BEATS_PER_LEASE;
  const stops = [regularly(beat, pause, log), regularly(tidy, pause, log), regularly(sweep, SWEEP, log)];
  return {
    alive,
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
      await journal.renew(owner, Date.now(), { ...lease, milliseconds: 0 });
      await journal.bury(owner);
    },
  };
}

/** Clears what a dead process left in the lists of rooms; its tables are anybody's then. */
async function bury({ journal, log }: RoomServices, dead: string): Promise<void> {
  log.warn({ dead }, 'a process is gone: its tables are free');
  const rooms = await matchMaker.query({ processId: dead });
  await matchMaker.driver.cleanup?.(dead);
  await matchMaker.stats.excludeProcess(dead);
  for (const listing of rooms) updateLobby({ _listing: listing } as unknown as Room, true);
  await journal.bury(dead);
}

/** Now, and again so long after it was done. Answers how to stop it. */
function regularly(task: () => Promise<void>, pause: number, log: RoomServices['log']): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const run = async (): Promise<void> => {
    await task().catch((err: unknown) => log.error({ err }, 'housekeeping failed'));
    if (!stopped) timer = setTimeout(again, pause);
  };
  const again = () => {
    running = run();
  };
  let running = run();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
