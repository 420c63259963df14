import type { Allowances } from './allowances.ts';
import { Bucket, type Buckets } from './bucket.ts';

/** The part of a websocket that can be held back. */
export interface Socket {
  readonly readyState: number;
  on(event: 'message', listener: () => void): unknown;
  pause(): void;
  resume(): void;
}

const OPEN = 1;

/**
 * Reads a flooder's socket no faster than allowed: TCP then holds the sender back, and nobody else notices.
 * Whoever goes on for long is cut. Someone modest is not slowed for what others at their address do.
 */
export function throttle(socket: Socket, address: Buckets, at: string, allowances: Allowances, cut: () => void): void {
  const own = new Bucket(allowances.messages);
  const modest = new Bucket(allowances.modest);
  const patience = new Bucket(allowances.slowed);
  let held = false;
  socket.on('message', () => {
    const shared = address.of(at);
    const [mine, ours, little] = [own.take(), shared.take(), modest.take()];
    if ((mine && (ours || little)) || held) return;
    if (!patience.take()) return cut();
    held = true;
    socket.pause();
    setTimeout(
      () => {
        held = false;
        if (socket.readyState === OPEN) socket.resume();
      },
      Math.max(own.wait(), shared.wait(), SHORTEST),
    );
  });
}

const SHORTEST = 50;
