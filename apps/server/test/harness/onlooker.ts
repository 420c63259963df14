import { Client, type Room } from '@colyseus/sdk';
import type { Listing, LobbyEntered } from '@ghostlight/protocol';
import { post, sure } from './http.ts';

type Listed = { readonly roomId: string; readonly metadata: Listing };

/** Somebody in the parlour, who sees the public tables come and go. */
export class Onlooker {
  readonly tables = new Map<string, Listing>();
  /** Everything that was ever told, to look for what should not be there. */
  heard = '';
  #changed: () => void = () => undefined;

  static async enter(url: string): Promise<[Onlooker, Room]> {
    const { reservation } = sure(await post<LobbyEntered>(url, '/api/lobby/enter', {}));
    const room = (await new Client(url).consumeSeatReservation(reservation)) as unknown as Room;
    room.reconnection.enabled = false;
    const onlooker = new Onlooker();
    room.onMessage('rooms', (rooms: readonly Listed[]) => {
      for (const { roomId, metadata } of rooms) onlooker.tables.set(roomId, metadata);
      onlooker.#hear(rooms);
    });
    room.onMessage('+', ([id, { metadata }]: readonly [string, Listed]) => {
      onlooker.tables.set(id, metadata);
      onlooker.#hear(metadata);
    });
    room.onMessage('-', (id: string) => {
      onlooker.tables.delete(id);
      onlooker.#hear(id);
    });
    return [onlooker, room];
  }

  #hear(what: unknown): void {
    this.heard += JSON.stringify(what);
    this.#changed();
  }

  /** Waits for what is told, not for time. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      await new Promise<void>((resolve) => {
        this.#changed = resolve;
      });
    }
  }
}
