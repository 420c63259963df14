import type { Room } from '@colyseus/sdk';
import { CLOSE, type EnterTable, isRefusal, type Refusal } from '@ghostlight/protocol';
import { enterTable, OFFLINE } from '../api.ts';
import { takePlace } from '../sdk.ts';

/** One socket's life. */
export interface Wire {
  readonly on: <T>(name: string, listener: (message: T) => void) => void;
  readonly request: (name: string, body: object) => Promise<unknown>;
}

export interface Connection {
  /** The answer; null when the line broke before it came. */
  readonly request: <T>(name: string, body: object) => Promise<T | null>;
  readonly close: () => void;
}

interface Events {
  readonly here: (wire: Wire) => void;
  readonly lost: () => void;
  /** For good: the door or the room said why, or (null) we left or were asked to. */
  readonly ended: (refusal: Refusal | null) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
/** A line that answers nothing for this long is dead, whatever the socket believes. */
const DEAD_AFTER = 6_000;
const PULSE = 15_000;

/** Nobody answers, or a server is on its way out or its table on the move: the next knock may be heard. */
const PASSING: readonly string[] = [OFFLINE, 'not-ready'];
const FINAL: readonly number[] = [CLOSE.kicked, CLOSE.closed];

/** Goes through the table's door, and through it again whenever the line breaks, until closed. */
export function connect(table: string, entry: EnterTable, events: Events): Connection {
  let room: Room | null = null;
  let closed = false;
  let wakeUp: (() => void) | null = null;
  // The token carries a seat once; later entries are by our own key.
  let { carry } = entry;

  const end = (refusal: Refusal | null) => {
    closed = true;
    stopWatching();
    events.ended(refusal);
  };

  async function comeIn(wait: number): Promise<void> {
    if (closed) return;
    const entered = await enterTable(table, carry ? { ...entry, carry } : entry);
    if (closed) return;
    if (isRefusal(entered)) {
      return PASSING.includes(entered.error) ? again(wait) : end(entered);
    }
    carry = undefined;
    try {
      const joined = await takePlace(entered.reservation);
      if (closed) return void joined.leave(false);
      take(joined);
    } catch {
      return again(wait);
    }
  }

  async function again(wait: number): Promise<void> {
    events.lost();
    // Half of it by chance, so that a whole table does not knock at the same moment.
    await pause(wait / 2 + (wait / 2) * Math.random());
    return comeIn(Math.min(wait * 2, LONGEST_WAIT));
  }

  function take(joined: Room) {
    room = joined;
    joined.onLeave((code) => {
      if (room !== joined) return;
      room = null;
      if (closed) return;
      if (FINAL.includes(code)) end(null);
      else void again(FIRST_WAIT);
    });
    events.here({
      on: (name, listener) => {
        joined.onMessage(name, listener);
      },
      request: (name, body) => joined.request(name, body),
    });
  }

  /** After sleep, and now and then: does anyone answer? If not, the socket is dead, and we knock again. */
  function pulse() {
    wakeUp?.();
    const checked = room;
    if (!checked) return;
    const timer = setTimeout(() => {
      if (room !== checked) return;
      room = null;
      checked.connection.close();
      if (!closed) void again(FIRST_WAIT);
    }, DEAD_AFTER);
    checked.ping(() => clearTimeout(timer));
  }

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      wakeUp = resolve;
      setTimeout(resolve, milliseconds);
    });

  const seen = () => {
    if (!document.hidden) pulse();
  };
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('online', pulse);
  const beat = setInterval(seen, PULSE);
  function stopWatching() {
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('online', pulse);
    clearInterval(beat);
  }

  void comeIn(FIRST_WAIT);

  return {
    request: async <T>(name: string, body: object) => {
      if (!room) return null;
      try {
        return (await room.request(name, body)) as T;
      } catch {
        return null;
      }
    },
    close: () => {
      closed = true;
      stopWatching();
      void room?.leave();
    },
  };
}
