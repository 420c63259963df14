import type { RoomServices } from './room/table-room.ts';

const HEARTBEAT = 2_000;
const SWEEP = 10 * 60_000;
const HOUR = 3_600_000;

/** What the process does by itself: says that it lives, closes forgotten tables, counts. Answers how to stop it. */
export function housekeeping(services: RoomServices): () => void {
  const { journal, owner, log } = services;
  const failed = (err: unknown) => log.error({ err }, 'housekeeping failed');
  const beat = () => void journal.renew(owner, Date.now()).catch(failed);
  const sweep = () => {
    const now = Date.now();
    void journal.closeForgotten({ lobby: now - HOUR, played: now - 24 * HOUR }, now).catch(failed);
  };
  beat();
  sweep();
  const timers = [setInterval(beat, HEARTBEAT), setInterval(sweep, SWEEP)];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
