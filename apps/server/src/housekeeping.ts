import type { Door } from './door.ts';
import type { RoomServices } from './room/table-room.ts';

const HEARTBEAT = 2_000;
/** An owner not heard of for so long is gone. */
const PATIENCE = 3 * HEARTBEAT;
const SWEEP = 10 * 60_000;
const HOUR = 3_600_000;

/** What the process does by itself: says that it lives, opens tables whose clock runs, closes forgotten ones. Answers how to stop it. */
export function housekeeping(services: RoomServices, door: Door): () => void {
  const { journal, owner, log } = services;
  const failed = (err: unknown) => log.error({ err }, 'housekeeping failed');
  const beat = async () => {
    const now = Date.now();
    await journal.renew(owner, now, { milliseconds: 0, address: null });
    for (const id of await journal.unattended(now - PATIENCE)) await door.open(id).catch(failed);
  };
  const sweep = () => {
    const now = Date.now();
    void journal.closeForgotten({ lobby: now - HOUR, played: now - 24 * HOUR }, now).catch(failed);
  };
  const beating = () => void beat().catch(failed);
  beating();
  sweep();
  const timers = [setInterval(beating, HEARTBEAT), setInterval(sweep, SWEEP)];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
