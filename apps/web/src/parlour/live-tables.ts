import type { Room } from '@colyseus/sdk';
import { isRefusal, type Listing } from '@ghostlight/protocol';
import { enterLobby } from '../api.ts';
import { takePlace } from '../sdk.ts';

const WAIT = 5_000;

interface Listed {
  readonly roomId: string;
  readonly metadata: Listing;
}

/** Follows the public tables as the server tells of them, until stopped; a broken line is taken up again. */
export function followTables(onTables: (tables: readonly Listing[]) => void): () => void {
  const tables = new Map<string, Listing>();
  let room: Room | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const told = () => onTables([...tables.values()]);

  async function comeIn(): Promise<void> {
    const entered = await enterLobby();
    if (stopped) return;
    if (isRefusal(entered)) return again();
    try {
      const joined = await takePlace(entered.reservation);
      if (stopped) return void joined.leave();
      listen(joined);
    } catch {
      again();
    }
  }

  function again() {
    if (!stopped) timer = setTimeout(() => void comeIn(), WAIT);
  }

  function listen(joined: Room) {
    room = joined;
    joined.onMessage('rooms', (rooms: readonly Listed[]) => {
      tables.clear();
      for (const { roomId, metadata } of rooms) tables.set(roomId, metadata);
      told();
    });
    joined.onMessage('+', ([id, { metadata }]: readonly [string, Listed]) => {
      tables.set(id, metadata);
      told();
    });
    joined.onMessage('-', (id: string) => {
      tables.delete(id);
      told();
    });
    joined.onLeave(() => {
      room = null;
      again();
    });
  }

  void comeIn();
  return () => {
    stopped = true;
    clearTimeout(timer);
    void room?.leave();
  };
}
